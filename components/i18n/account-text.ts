import { createTranslator } from '../../lib/i18n/translator.ts';
import en from '../../locales/en/account.json';
import { loadCatalog } from './load-catalog.ts';
import { uiLanguage } from './t.ts';

const translations = import.meta.glob<typeof en>(['../../locales/*/account.json', '!../../locales/en/*'], {
  import: 'default',
});

/** Texts of the account on a server. */
export const accountText = createTranslator(await loadCatalog(uiLanguage, en, translations), uiLanguage);
