import en from '../../locales/en/slides.json';
import { viewText } from './view-catalog.ts';

/** Texts about the slides of a video. */
export const slidesText = viewText('slides', en);
