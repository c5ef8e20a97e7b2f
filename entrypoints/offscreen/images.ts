import type { Bitmap } from '../../lib/images/bitmap.ts';
import { createSlideExtraction } from '../../lib/images/slide-extraction.ts';
import { encodeImage } from '../media/encode-image.ts';
import { fetchImage } from '../media/fetch-image.ts';
import { openVideo } from '../media/open-video.ts';
import { capturedVideoSources, capturePlayback, stopPlaybackCapture } from './images/capture-playback.ts';
import { readTextInWorker } from './images/text-reader.ts';
import { modelHost } from './model-host.ts';

/** Pixels. */
const maxSlideWidth = 640;

const host = {
  openVideo,
  capturedFrames: capturedVideoSources,
  fetchImage,
  readText: readTextInWorker,
  encodeImage: (slide: Bitmap) => encodeImage(slide, maxSlideWidth),
  models: modelHost,
};

/** Slide extraction for the worker, and captures of playing videos for the extension's pages. */
export const images = {
  ...createSlideExtraction(host),
  start: capturePlayback,
  async stop({ soundId }: { soundId: string }): Promise<void> {
    stopPlaybackCapture(soundId);
  },
};
