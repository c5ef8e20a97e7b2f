import { Failure } from '../../lib/contract/failure.ts';
import { captionFile } from '../../lib/sites/caption-file.ts';
import { detectUrl } from '../../lib/sites/detect-url.ts';
import { hlsCaptions, isPlaylist } from '../../lib/sites/hls-captions.ts';
import type { Address, Site } from '../../lib/sites/site.ts';
import { type ProgramLimits, programRunner } from './run-program.ts';
import { mediumOfAnswer, printed } from './yt-dlp-answer.ts';

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

const usualLimits: ProgramLimits = { together: 2, patience: 60_000, maxBytes: 16 * 1024 * 1024 };

/**
 * yt-dlp as a site of last resort: it tells which captions there are, and they are fetched as all files are. What it asks itself,
 * to find that out, goes past the vetted fetch, to hosts that its extractor chooses.
 */
export function ytDlp(path: string, limits: Partial<ProgramLimits> = {}): Site {
  const run = programRunner(path, { ...usualLimits, ...limits });
  const detect = (url: URL): Address | null => {
    const address = detectUrl(url.href);
    const isOne = address && address.kind !== 'playlist' && address.kind !== 'channel';
    return isOne && Object.hasOwn(extractors, address.site) ? address : null;
  };
  return {
    name: 'yt-dlp',
    detect,
    async resolve(url, { signal }) {
      const address = detect(url);
      if (!address) throw new Failure('noMedia', 'not an address for yt-dlp');
      const output = await run(parametersFor(address), signal);
      return mediumOfAnswer(output.toString(), address);
    },
    captions: (_, track, access) =>
      track.url && isPlaylist(track.url) ? hlsCaptions(track.url, access) : captionFile(track, access),
  };
}

const parametersFor = ({ site, canonicalUrl }: Address): string[] => [
  '--ignore-config',
  '--no-cache-dir',
  '--no-playlist',
  '--playlist-items=1',
  '--simulate',
  '--ignore-no-formats-error',
  '--no-warnings',
  '--no-progress',
  '--socket-timeout=15',
  '--retries=1',
  '--extractor-retries=1',
  `--use-extractors=${extractors[site]}`,
  `--print=${printed}`,
  '--',
  canonicalUrl,
];
