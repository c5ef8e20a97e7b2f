import en from '../../locales/en/welcome.json';
import { viewText } from './view-catalog.ts';

/** Texts of the page that opens after the installation. */
export const welcomeText = viewText('welcome', en);
