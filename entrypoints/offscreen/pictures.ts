import { createPictures } from '../../lib/pictures/pictures.ts';
import { modelHost } from './model-host.ts';
import { fetchPicture } from './pictures/fetch-picture.ts';
import { openVideo } from './pictures/open-video.ts';
import { readTextInWorker } from './pictures/text-reader.ts';
import { toImage } from './pictures/to-image.ts';
import { stopWatching, watchElement, watchedFilms } from './pictures/watch-element.ts';

const host = { openVideo, watched: watchedFilms, fetchPicture, readText: readTextInWorker, toImage, models: modelHost };

/** What the worker asks for, and, from faces, what is to be watched meanwhile. */
export const pictures = {
  ...createPictures(host),
  watch: watchElement,
  async stop({ soundId }: { soundId: string }): Promise<void> {
    stopWatching(soundId);
  },
};
