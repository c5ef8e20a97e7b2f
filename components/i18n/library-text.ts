import en from '../../locales/en/library.json';
import { viewText } from './view-catalog.ts';

/** Texts of the library and of collections. */
export const libraryText = viewText('library', en);
