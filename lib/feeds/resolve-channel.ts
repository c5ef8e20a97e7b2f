import { Failure } from '../contract/failure.ts';
import type { ChannelPage, ChannelPageSource } from '../ports/feeds.ts';
import { looksLikeHtml, textOf } from '../sites/request.ts';
import { askForFeeds, type FoundFeed } from './ask-for-feeds.ts';
import { channelOfFeed, type FoundChannel } from './channel-of-feed.ts';
import type { FeedAccess } from './feed-access.ts';
import { channelAddress } from './sources/channel-address.ts';
import type { ChannelAddress, SourceOptions } from './sources/source.ts';

export interface ResolveAccess extends FeedAccess, SourceOptions {
  /** `readChannelPage`, in whichever room reads markup. */
  readPage(page: ChannelPageSource, options: SourceOptions): Promise<ChannelPage>;
}

export interface ResolvedChannel {
  channel: FoundChannel;
  /** What its feed has just said; none while YouTube's feeds are away. */
  found?: FoundFeed;
}

const maxPages = 3;
/** Their channels' own pages are those of the platform; other feeds tell the page that they belong to. */
const platformsOfPages = new Set(['vimeo', 'soundcloud', 'peertube', 'bilibili', 'twitch']);

/**
 * The channel behind an address of any kind: a channel's, a medium's, a blog's or a feed's. One request after the other,
 * as few as it takes. Throws `noFeed` where there is no feed, `noPermission` with the host to ask for, or why the feed
 * can't be read.
 */
export async function resolveChannel(url: string, access: ResolveAccess): Promise<ResolvedChannel> {
  const channel = channelAddress(url, access);
  const ask = askForFeeds(access);
  let found = await ask.feed(channel.feeds);
  let page: ChannelPage | undefined;
  for (let next = channel.ask, i = 0; next && !found && i < maxPages; next = page?.next, i++) {
    const answer = await ask.page(next);
    if (!answer) break;
    const text = textOf(answer);
    if (channel.platform === 'web' && isMeantAsFeed(text)) {
      found = { feedUrl: next, answer, feed: await access.parse(answer) };
      break;
    }
    const told = await access.readPage({ channelUrl: url, url: answer.url, text }, { rssHub: access.rssHub });
    page = { ...told, channelUrl: told.channelUrl ?? page?.channelUrl };
    found = await ask.feed(told.feeds);
  }
  // That nothing is where it only might have been explains nothing.
  const failure = ask.failure();
  if (!found && !page?.feeds.length) found = await ask.feed(channel.guesses);
  if (found) return { channel: described(found, channel, page), found };
  if (channel.platform === 'youtube' && page?.id && page.feeds[0]) return { channel: unheard(page.feeds[0], page) };
  throw failure ?? new Failure('noFeed', 'there is no feed', { platform: channel.platform });
}

function described({ feedUrl, feed }: FoundFeed, { platform, channelUrl }: ChannelAddress, page?: ChannelPage): FoundChannel {
  return channelOfFeed(feedUrl, {
    platform,
    pageUrl: page?.channelUrl ?? ((!platformsOfPages.has(platform) && feed.link) || channelUrl),
    title: feed.title || page?.title,
    coverUrl: feed.coverUrl || page?.coverUrl,
    description: feed.description || page?.description,
  });
}

/** YouTube's feeds are away for hours on some days, and whether a channel lives is seen on its page. */
const unheard = (feedUrl: string, { title, coverUrl, description }: ChannelPage): FoundChannel =>
  channelOfFeed(feedUrl, { title, coverUrl, description });

const isMeantAsFeed = (text: string): boolean =>
  !looksLikeHtml(text) && /<(?:[\w.-]{1,20}:)?(?:rss|feed|rdf)[\s>]|jsonfeed\.org\/version\//i.test(text.slice(0, 4000));
