import { Failure } from '../../lib/contract/failure.ts';
import type { MediaFile } from './media-files.ts';
import { type ProgramLimits, programRunner } from './run-program.ts';
import { ytDlpAddress, ytDlpParameters } from './yt-dlp-sites.ts';

/** Name of the track to load of a page's media item. */
export type MediaTrack = 'audio' | 'video';

/** Loads the media of a page into a file. Throws `noSound` or `noPictures` for a page that it does not support, and for a live one. */
export type PageMedia = (
  page: string,
  wanted: MediaTrack,
  { into, signal }: { into: MediaFile; signal: AbortSignal },
) => Promise<void>;

/** One file as the site has it, so that no tracks are merged. Video is large enough for its text to be read, and no larger. */
const formats: Record<MediaTrack, string> = {
  audio: 'ba/b',
  video: 'bv*[height<=720]/b[height<=720]/wv*/w',
};
const downloadOptions = (wanted: MediaTrack) => [
  `--format=${formats[wanted]}`,
  '--match-filters=!is_live',
  '--downloader=native',
  '--fixup=never',
  '--no-part',
  '--quiet',
  '--retries=3',
  '--output=-',
];

/** Loads media by yt-dlp, which writes them to this process; its own requests are not vetted. */
export function ytDlpMedia(path: string, { maxBytes }: Pick<ProgramLimits, 'maxBytes'>): PageMedia {
  const run = programRunner(path, { concurrency: 2, timeoutMs: 3600_000, maxBytes });
  return async (page, wanted, { into, signal }) => {
    const address = ytDlpAddress(new URL(page));
    const code = wanted === 'audio' ? 'noSound' : 'noPictures';
    if (!address) throw new Failure(code, `${new URL(page).host} has no media that this server can load.`, { reason: 'stream' });
    await run(ytDlpParameters(address, downloadOptions(wanted)), signal, (chunk) => into.append(chunk));
    if (into.size() === 0)
      throw new Failure(code, `yt-dlp loaded no bytes from ${address.canonicalUrl}: it may be live.`, { reason: 'stream' });
  };
}
