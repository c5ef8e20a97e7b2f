import { Failure } from '../contract/failure.ts';
import type { ChannelPage, ChannelPageSource, Feed } from '../ports/feeds.ts';
import { decodeResponse, looksLikeHtml } from '../sites/request.ts';
import { type ChannelDescription, channelOfFeed } from './describe-channel.ts';
import type { FeedAccess } from './feed-access.ts';
import { createFeedClient, type FetchedFeed } from './feed-client.ts';
import { channelAddress } from './sources/channel-address.ts';
import type { ChannelAddress, SourceOptions } from './sources/source.ts';

/** Capabilities for finding the channel of an address: those for reading feeds, and a reader of pages. */
export interface ResolveAccess extends FeedAccess, SourceOptions {
  /** `readChannelPage`, run in a context that can parse markup. */
  readPage(page: ChannelPageSource, options: SourceOptions): Promise<ChannelPage>;
}

/** A channel that was found for an address, with its feed. */
export interface ResolvedChannel {
  channel: ChannelDescription;
  /** The feed that was just fetched; undefined while YouTube's feeds are unavailable. */
  fetched?: FetchedFeed;
}

const maxPages = 3;
/** Platforms whose channels have their own page; other feeds name the page that they belong to. */
const platformsWithPages = new Set(['vimeo', 'soundcloud', 'peertube', 'bilibili', 'twitch']);

/**
 * Finds the channel of any address: of a channel, a media item, a blog or a feed. Makes as few requests as possible, one after
 * the other. Throws `noFeed` if there is none, `noPermission` with the host to request, or the failure of reading the feed.
 */
export async function resolveChannel(url: string, access: ResolveAccess): Promise<ResolvedChannel> {
  const channel = channelAddress(url, access);
  const ask = createFeedClient(access);
  let fetched = await ask.feed(channel.feeds);
  let page: ChannelPage | undefined;
  let isMissing = false;
  for (let next = channel.ask, i = 0; next && !fetched && i < maxPages; next = page?.next, i++) {
    const answer = await ask.page(next);
    if (!answer) {
      // The feed of a site is no answer to the address of a page that it does not have.
      isMissing = ask.failure()?.code === 'noFeed';
      break;
    }
    const text = decodeResponse(answer);
    if (channel.platform === 'web' && looksLikeFeed(text)) {
      fetched = { feedUrl: next, answer, feed: await access.parse(answer) };
      break;
    }
    const details = await access.readPage({ channelUrl: url, url: answer.url, text }, { rssHub: access.rssHub });
    page = { ...details, channelUrl: details.channelUrl ?? page?.channelUrl };
    fetched = await ask.feed(details.feeds);
  }
  // A failed guess explains nothing, so it is not the failure that is thrown.
  const failure = ask.failure();
  if (!fetched && !isMissing && !page?.feeds.length) {
    const guessed = await ask.feed(channel.guesses);
    if (guessed && isFeedOf(guessed.feed, url)) fetched = guessed;
  }
  if (fetched) return { channel: describeFoundChannel(fetched, channel, page), fetched };
  if (channel.platform === 'youtube' && page?.id && page.feeds[0]) return { channel: describeFromPage(page.feeds[0], page) };
  throw failure ?? new Failure('noFeed', 'No feed was found at this address.', { platform: channel.platform });
}

function describeFoundChannel(
  { feedUrl, feed }: FetchedFeed,
  { platform, channelUrl }: ChannelAddress,
  page?: ChannelPage,
): ChannelDescription {
  return channelOfFeed(feedUrl, {
    platform,
    pageUrl: page?.channelUrl ?? ((!platformsWithPages.has(platform) && feed.link) || channelUrl),
    title: feed.title || page?.title,
    coverUrl: feed.coverUrl || page?.coverUrl,
    description: feed.description || page?.description,
  });
}

/** Describes a YouTube channel from its page, because its feeds are unavailable for hours on some days. */
const describeFromPage = (feedUrl: string, { title, coverUrl, description }: ChannelPage): ChannelDescription =>
  channelOfFeed(feedUrl, { title, coverUrl, description });

/** Returns whether a site's feed belongs to a page: its front page, a page below the feed's own, or one of the feed's items. */
function isFeedOf({ link, items }: Feed, url: string): boolean {
  const { href, pathname } = new URL(url);
  const isBelow = link !== '' && new URL(link).pathname !== '/' && href.startsWith(link);
  return pathname === '/' || isBelow || items.some((item) => item.link === href);
}

const looksLikeFeed = (text: string): boolean =>
  !looksLikeHtml(text) && /<(?:[\w.-]{1,20}:)?(?:rss|feed|rdf)[\s>]|jsonfeed\.org\/version\//i.test(text.slice(0, 4000));
