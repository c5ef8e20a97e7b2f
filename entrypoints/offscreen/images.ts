import { createSlideExtraction } from '../../lib/images/slide-extraction.ts';
import { encodeSlideImage } from './images/encode-slide-image.ts';
import { fetchImage } from './images/fetch-image.ts';
import { openVideo } from './images/open-video.ts';
import { readTextInWorker } from './images/text-reader.ts';
import { stopWatching, watchElement, watchedVideoSources } from './images/watch-element.ts';
import { modelHost } from './model-host.ts';

const host = {
  openVideo,
  watched: watchedVideoSources,
  fetchImage,
  readText: readTextInWorker,
  encodeImage: encodeSlideImage,
  models: modelHost,
};

/** Slide extraction for the worker, and scans of playing videos for the extension's pages. */
export const images = {
  ...createSlideExtraction(host),
  watch: watchElement,
  async stop({ soundId }: { soundId: string }): Promise<void> {
    stopWatching(soundId);
  },
};
