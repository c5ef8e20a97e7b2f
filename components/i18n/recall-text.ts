import en from '../../locales/en/recall.json';
import { viewText } from './view-catalog.ts';

/** Texts of cards and their review. */
export const recallText = viewText('recall', en);
