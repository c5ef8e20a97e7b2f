import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import { detectUrl } from '../../sites/detect-url.ts';
import { ifValid } from '../../sites/if-valid.ts';
import { nextData } from '../../sites/next-data.ts';
import { feedsOf, itunesHost, readShows, searchUrl } from './itunes.ts';
import { rssHubFeeds } from './rss-hub.ts';
import type { FeedSource, Told } from './source.ts';

const origin = 'https://www.xiaoyuzhoufm.com';
const Podcast = z.object({ pid: z.string().check(z.regex(/^[0-9a-f]{24}$/)), title: z.string().check(z.minLength(1)) });
const PageProps = z.object({ podcast: ifValid(Podcast), episode: ifValid(z.object({ podcast: Podcast })) });

/** Its shows have no feeds here, but most have one in Apple's directory. */
export const xiaoyuzhou: FeedSource = {
  detect({ href, host, pathname }, options) {
    const [, pid] = (/^(?:www\.)?xiaoyuzhoufm\.com$/.test(host) && /^\/podcast\/([0-9a-f]{24})\/?$/.exec(pathname)) || [];
    const episode = detectUrl(href);
    const channelUrl = pid ? `${origin}/podcast/${pid}` : episode?.site === 'xiaoyuzhou' ? episode.canonicalUrl : undefined;
    const feeds = pid ? rssHubFeeds(`/xiaoyuzhou/podcast/${pid}`, options) : [];
    return channelUrl ? { platform: 'xiaoyuzhou', channelUrl, feeds, ask: channelUrl, guesses: [] } : undefined;
  },

  tell({ url, text }, options) {
    if (URL.canParse(url) && new URL(url).host === itunesHost) return byName(url, text);
    const { podcast, episode } = PageProps.safeParse(nextData(text)).data ?? {};
    const show = podcast ?? episode?.podcast;
    if (!show) throw new Failure('siteFailed', 'Xiaoyuzhou answered in an unknown shape');
    return {
      channelUrl: `${origin}/podcast/${show.pid}`,
      feeds: rssHubFeeds(`/xiaoyuzhou/podcast/${show.pid}`, options),
      next: searchUrl(show.title),
    };
  },
};

/** Only if one show, and no other, has exactly the name: another show's items would be worse than none. */
function byName(url: string, text: string): Told {
  const name = words(new URL(url).searchParams.get('term') ?? '');
  const shows = readShows(text).filter(({ collectionName }) => words(collectionName) === name);
  const feeds = [...new Set(shows.flatMap(feedsOf))];
  return { feeds: feeds.length === 1 ? feeds : [] };
}

const words = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? '';
