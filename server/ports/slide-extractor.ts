import { Failure } from '../../lib/contract/failure.ts';
import { isExpired } from '../../lib/images/is-expired.ts';
import { createSlideExtraction } from '../../lib/images/slide-extraction.ts';
import type { ModelFetch } from '../../lib/models/host.ts';
import type { Fetch } from '../../lib/ports/fetch.ts';
import type { SlideExtractor } from '../../lib/ports/slide-extractor.ts';
import { decodeImage, encodeSlide } from '../media/decode-image.ts';
import type { Ffmpeg } from '../media/ffmpeg.ts';
import type { MediaLoader } from '../media/load-media.ts';
import type { MediaFiles } from '../media/media-files.ts';
import { videoOpener } from '../media/open-video.ts';
import type { TextReader } from './text-reader.ts';

/** The dependencies of slide extraction on a server. */
export interface ServerSlideExtractorOptions {
  ffmpeg: Ffmpeg | undefined;
  loader: MediaLoader;
  files: MediaFiles;
  fetch: Fetch;
  modelFetch: ModelFetch;
  reader: Pick<TextReader, 'read'>;
}

/** Maximum bytes of a storyboard's image, ten times those of real ones. */
const maxStoryboardBytes = 10 * 2 ** 20;

/** Extracts slides from videos on a server, through ffmpeg; without it every extraction fails. */
export function serverSlideExtractor({
  ffmpeg,
  loader,
  files,
  fetch,
  modelFetch,
  reader,
}: ServerSlideExtractorOptions): SlideExtractor {
  if (!ffmpeg) {
    const failure = new Failure(
      'noPictures',
      'Extracting slides takes ffmpeg, which this server has not. Install it, or set GLOSS_FFMPEG.',
      {
        reason: 'server',
      },
    );
    return { extractSlides: async () => Promise.reject(failure) };
  }
  return createSlideExtraction({
    openVideo: videoOpener(loader, ffmpeg),
    async fetchImage(url, signal) {
      const { status, bytes } = await fetch(url, { reason: 'page', signal, maxBytes: maxStoryboardBytes });
      const { host } = new URL(url);
      if (isExpired(status)) throw new Failure('noPictures', `${host} answered with status ${status}.`, { reason: 'expired' });
      if (status !== 200) throw new Failure('siteFailed', `${host} answered with status ${status}.`, { status });
      return decodeImage(ffmpeg, files, bytes, signal);
    },
    readText: reader.read,
    encodeImage: (bitmap) => encodeSlide(ffmpeg, files, bitmap),
    models: { fetch: modelFetch },
  });
}
