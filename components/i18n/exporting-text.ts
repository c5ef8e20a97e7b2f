import en from '../../locales/en/exporting.json';
import { viewText } from './view-catalog.ts';

/** Texts of mind maps, exports and imports. */
export const exportingText = viewText('exporting', en);
