import { Failure } from '../../lib/contract/failure.ts';
import { fetchCaptionFile } from '../../lib/sites/fetch-caption-file.ts';
import { fetchHlsCaptions, isPlaylist } from '../../lib/sites/hls-captions.ts';
import type { Site } from '../../lib/sites/site.ts';
import { outputOf, type ProgramLimits, programRunner } from './run-program.ts';
import { mediumOfAnswer, printed } from './yt-dlp-answer.ts';
import { ytDlpAddress, ytDlpParameters } from './yt-dlp-sites.ts';

const usualLimits: ProgramLimits = { together: 2, patience: 60_000, maxBytes: 16 * 1024 * 1024 };
const toList = ['--simulate', '--ignore-no-formats-error', '--retries=1', `--print=${printed}`];

/**
 * yt-dlp as a site of last resort: it lists the captions, which are fetched like all files. Its own requests are not vetted and go
 * to hosts that its extractor chooses.
 */
export function ytDlp(path: string, limits: Partial<ProgramLimits> = {}): Site {
  const run = programRunner(path, { ...usualLimits, ...limits });
  return {
    name: 'yt-dlp',
    detect: ytDlpAddress,
    async resolve(url, { signal }) {
      const address = ytDlpAddress(url);
      if (!address) throw new Failure('noMedia', `yt-dlp is not used for ${url.host}`);
      const output = await outputOf(run, ytDlpParameters(address, toList), signal);
      return mediumOfAnswer(output.toString(), address);
    },
    captions: (_, track, access) =>
      track.url && isPlaylist(track.url) ? fetchHlsCaptions(track.url, access) : fetchCaptionFile(track, access),
  };
}
