import en from '../../locales/en/common.json';
import { viewText } from './view-catalog.ts';

export { uiDirection, uiLanguage } from './view-catalog.ts';

/** The interface's text for a key, in the user's language. */
export const t = viewText('common', en);

export type MessageKey = keyof typeof en;
