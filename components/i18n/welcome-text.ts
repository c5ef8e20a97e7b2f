import { createTranslator } from '../../lib/i18n/translator.ts';
import en from '../../locales/en/welcome.json';
import { loadCatalog } from './load-catalog.ts';
import { uiLanguage } from './t.ts';

const translations = import.meta.glob<typeof en>(['../../locales/*/welcome.json', '!../../locales/en/*'], {
  import: 'default',
});

/** Texts of the page that opens after the installation. */
export const welcomeText = createTranslator(await loadCatalog(uiLanguage, en, translations), uiLanguage);
