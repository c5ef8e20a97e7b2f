import { createPictures } from '../../lib/pictures/pictures.ts';
import { modelHost } from './model-host.ts';
import { fetchPicture } from './pictures/fetch-picture.ts';
import { openVideo } from './pictures/open-video.ts';
import { readTextInWorker } from './pictures/text-reader.ts';
import { toImage } from './pictures/to-image.ts';

export const pictures = createPictures({ openVideo, fetchPicture, readText: readTextInWorker, toImage, models: modelHost });
