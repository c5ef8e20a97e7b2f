import en from '../../locales/en/keys.json';
import { viewText } from './view-catalog.ts';

/** Texts of the list of keys. */
export const keysText = viewText('keys', en);
