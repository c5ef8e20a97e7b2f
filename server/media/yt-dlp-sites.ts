import { detectUrl } from '../../lib/sites/detect-url.ts';
import type { Address } from '../../lib/sites/site.ts';

/** The one extractor that is allowed for a site. None is generic, because that could follow any address. */
const extractors: Record<string, string> = {
  youtube: 'youtube',
  bilibili: 'BiliBili',
  vimeo: 'vimeo',
  ted: 'TedTalk',
  x: 'twitter',
  tiktok: 'TikTok',
  dailymotion: 'dailymotion',
  loom: 'loom',
  wistia: 'Wistia',
};

/** Returns the one media item that yt-dlp may load at an address; null for any other. */
export function ytDlpAddress(url: URL): Address | null {
  const address = detectUrl(url.href);
  const isOne = address && address.kind !== 'playlist' && address.kind !== 'channel';
  return isOne && Object.hasOwn(extractors, address.site) ? address : null;
}

/** Returns the arguments of every run: no configuration file, one media item, and the site's own extractor alone. */
export const ytDlpParameters = ({ site, canonicalUrl }: Address, options: string[]): string[] => [
  '--ignore-config',
  '--no-cache-dir',
  '--no-playlist',
  '--playlist-items=1',
  '--no-warnings',
  '--no-progress',
  '--socket-timeout=15',
  '--extractor-retries=1',
  `--use-extractors=${extractors[site]}`,
  ...options,
  '--',
  canonicalUrl,
];
