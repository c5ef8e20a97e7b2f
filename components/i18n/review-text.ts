import en from '../../locales/en/review.json';
import { viewText } from './view-catalog.ts';

/** Texts of cards and their review. */
export const reviewText = viewText('review', en);
