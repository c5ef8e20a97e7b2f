import en from '../../locales/en/writing.json';
import { viewText } from './view-catalog.ts';

/** Texts about the texts that models and the offline engine write; no view needs them before the user asks for one. */
export const writingText = viewText('writing', en);
