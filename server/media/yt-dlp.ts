import { Failure } from '../../lib/contract/failure.ts';
import { fetchCaptionFile } from '../../lib/sites/fetch-caption-file.ts';
import { fetchHlsCaptions, isPlaylist } from '../../lib/sites/hls-captions.ts';
import type { Site } from '../../lib/sites/site.ts';
import { type ProgramLimits, programRunner, readOutput } from './run-program.ts';
import { printTemplate, readMediaItem } from './yt-dlp-answer.ts';
import { ytDlpAddress, ytDlpParameters } from './yt-dlp-sites.ts';

const defaultLimits: ProgramLimits = { concurrency: 2, timeoutMs: 60_000, maxBytes: 16 * 1024 * 1024 };
const listOptions = ['--simulate', '--ignore-no-formats-error', '--retries=1', `--print=${printTemplate}`];

/**
 * yt-dlp as a site of last resort: it lists the captions, which are fetched like all files. Its own requests are not vetted and go
 * to hosts that its extractor chooses.
 */
export function ytDlp(path: string, limits: Partial<ProgramLimits> = {}): Site {
  const run = programRunner(path, { ...defaultLimits, ...limits });
  return {
    name: 'yt-dlp',
    detect: ytDlpAddress,
    async resolve(url, { signal }) {
      const address = ytDlpAddress(url);
      if (!address) throw new Failure('noMedia', `yt-dlp is not used for ${url.host}.`);
      const output = await readOutput(run, ytDlpParameters(address, listOptions), signal);
      return readMediaItem(output.toString(), address);
    },
    captions: (_, track, access) =>
      track.url && isPlaylist(track.url) ? fetchHlsCaptions(track.url, access) : fetchCaptionFile(track, access),
  };
}
