import { chooseLanguage, sourceLanguage } from '../../lib/i18n/choose-language.ts';
import { createTranslator } from '../../lib/i18n/translator.ts';
import en from '../../locales/en/common.json';
import { languageOfFile, loadCatalog } from './load-catalog.ts';

const translations = import.meta.glob<typeof en>(['../../locales/*/common.json', '!../../locales/en/*'], {
  import: 'default',
});

/** The UI's language: the first of the browser's languages that has a folder of catalogs. */
export const uiLanguage = chooseLanguage(navigator.languages ?? [navigator.language], [
  sourceLanguage,
  ...Object.keys(translations).map(languageOfFile),
]);

/** The interface's text for a key, in the user's language. */
export const t = createTranslator(await loadCatalog(uiLanguage, en, translations), uiLanguage);

export type MessageKey = keyof typeof en;
