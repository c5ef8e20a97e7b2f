import { createTranslator } from '../../lib/i18n/translator.ts';
import en from '../../locales/en/library.json';
import { loadCatalog } from './load-catalog.ts';
import { uiLanguage } from './t.ts';

const translations = import.meta.glob<typeof en>(['../../locales/*/library.json', '!../../locales/en/*'], {
  import: 'default',
});

/** Texts of the library and of collections. */
export const libraryText = createTranslator(await loadCatalog(uiLanguage, en, translations), uiLanguage);
