import { detectUrl } from '../../sites/detect-url.ts';
import { rssHubFeeds } from './rss-hub.ts';
import type { Detect, SourceOptions } from './source.ts';

const origin = 'https://www.xiaoyuzhoufm.com';

/** Xiaoyuzhou. Its shows have no feeds there, but most have one in Apple's directory. */
export const xiaoyuzhou: Detect = ({ href, host, pathname }, options) => {
  const [, pid] = (/^(?:www\.)?xiaoyuzhoufm\.com$/.test(host) && /^\/podcast\/([0-9a-f]{24})\/?$/.exec(pathname)) || [];
  const episode = detectUrl(href);
  const channelUrl = pid ? showUrl(pid) : episode?.site === 'xiaoyuzhou' ? episode.canonicalUrl : undefined;
  const feeds = pid ? showFeeds(pid, options) : [];
  return channelUrl ? { platform: 'xiaoyuzhou', channelUrl, feeds, ask: channelUrl, guesses: [] } : undefined;
};

export const showUrl = (pid: string): string => `${origin}/podcast/${pid}`;
export const showFeeds = (pid: string, options: SourceOptions): string[] => rssHubFeeds(`/xiaoyuzhou/podcast/${pid}`, options);
