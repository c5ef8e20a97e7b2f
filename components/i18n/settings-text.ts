import en from '../../locales/en/settings.json';
import { viewText } from './view-catalog.ts';

/** Texts of the settings page. */
export const settingsText = viewText('settings', en);
