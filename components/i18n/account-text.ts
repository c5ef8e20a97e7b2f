import en from '../../locales/en/account.json';
import { viewText } from './view-catalog.ts';

/** Texts of the account on a server. */
export const accountText = viewText('account', en);
