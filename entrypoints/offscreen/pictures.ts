import { createSlideExtraction } from '../../lib/images/slide-extraction.ts';
import { fetchImage } from './images/fetch-image.ts';
import { openVideo } from './images/open-video.ts';
import { readTextInWorker } from './images/text-reader.ts';
import { toImage } from './images/to-image.ts';
import { stopWatching, watchElement, watchedVideos } from './images/watch-element.ts';
import { modelHost } from './model-host.ts';

const host = {
  openVideo,
  watched: watchedVideos,
  fetchImage,
  readText: readTextInWorker,
  toImage,
  models: modelHost,
};

/** What the worker asks for, and, from faces, what is to be watched meanwhile. */
export const pictures = {
  ...createSlideExtraction(host),
  watch: watchElement,
  async stop({ soundId }: { soundId: string }): Promise<void> {
    stopWatching(soundId);
  },
};
