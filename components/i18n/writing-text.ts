import en from '../../locales/en/writing.json';
import { viewText } from './view-catalog.ts';

/**
 * Texts of the views that request and show generated texts. They are loaded separately, because no view needs them before the
 * user requests one.
 */
export const writingText = viewText('writing', en);
