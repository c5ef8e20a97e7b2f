import { detectUrl } from '../../sites/detect-url.ts';
import { rssHubFeeds } from './rss-hub.ts';
import type { Detect, SourceOptions } from './source.ts';

const origin = 'https://www.xiaoyuzhoufm.com';

/** Detects Xiaoyuzhou shows, which have no feeds there; most have one in Apple's directory. */
export const xiaoyuzhou: Detect = ({ href, host, pathname }, options) => {
  const [, pid] = (/^(?:www\.)?xiaoyuzhoufm\.com$/.test(host) && /^\/podcast\/([0-9a-f]{24})\/?$/.exec(pathname)) || [];
  const episode = detectUrl(href);
  const channelUrl = pid ? xiaoyuzhouShowUrl(pid) : episode?.site === 'xiaoyuzhou' ? episode.canonicalUrl : undefined;
  const feeds = pid ? xiaoyuzhouShowFeeds(pid, options) : [];
  return channelUrl ? { platform: 'xiaoyuzhou', channelUrl, feeds, ask: channelUrl, guesses: [] } : undefined;
};

/** Returns the page address of a podcast on Xiaoyuzhou by its id. */
export const xiaoyuzhouShowUrl = (pid: string): string => `${origin}/podcast/${pid}`;
/** Returns the feed of a podcast on Xiaoyuzhou at the user's RSSHub instance; none without one. */
export const xiaoyuzhouShowFeeds = (pid: string, options: SourceOptions): string[] =>
  rssHubFeeds(`/xiaoyuzhou/podcast/${pid}`, options);
