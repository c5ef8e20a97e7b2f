import { createTranslator } from '../../lib/i18n/translator.ts';
import en from '../../locales/en/writing.json';
import { loadCatalog } from './load-catalog.ts';
import { uiLanguage } from './t.ts';

const translations = import.meta.glob<typeof en>(['../../locales/*/writing.json', '!../../locales/en/*'], {
  import: 'default',
});

/** Texts about the texts that models and the offline engine write; no view needs them before the user asks for one. */
export const writingText = createTranslator(await loadCatalog(uiLanguage, en, translations), uiLanguage);
