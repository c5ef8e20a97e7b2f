import { detectUrl } from '../../lib/sites/detect-url.ts';
import type { Address } from '../../lib/sites/site.ts';

/** The one extractor that may read a site's addresses. None is for pages of any site, which could lead anywhere. */
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

/** The one medium that yt-dlp may be asked for at an address; null for any other. */
export function ytDlpAddress(url: URL): Address | null {
  const address = detectUrl(url.href);
  const isOne = address && address.kind !== 'playlist' && address.kind !== 'channel';
  return isOne && Object.hasOwn(extractors, address.site) ? address : null;
}

/** Of every run, whatever it is for: nobody's configuration, one medium, and the site's own extractor alone. */
export const ytDlpParameters = ({ site, canonicalUrl }: Address, wish: string[]): string[] => [
  '--ignore-config',
  '--no-cache-dir',
  '--no-playlist',
  '--playlist-items=1',
  '--no-warnings',
  '--no-progress',
  '--socket-timeout=15',
  '--extractor-retries=1',
  `--use-extractors=${extractors[site]}`,
  ...wish,
  '--',
  canonicalUrl,
];
