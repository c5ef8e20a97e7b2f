import en from '../../locales/en/feed.json';
import { viewText } from './view-catalog.ts';

/** Texts of channels and feed items. */
export const feedText = viewText('feed', en);
