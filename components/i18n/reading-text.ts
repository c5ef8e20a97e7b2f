import en from '../../locales/en/reading.json';
import { viewText } from './view-catalog.ts';

/** Texts about chapters and the transcript, and all else that the panel shows at first and the popup does not. */
export const readingText = viewText('reading', en);
