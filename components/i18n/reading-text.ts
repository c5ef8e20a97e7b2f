import { createTranslator } from '../../lib/i18n/translator.ts';
import en from '../../locales/en/reading.json';
import { loadCatalog } from './load-catalog.ts';
import { uiLanguage } from './t.ts';

const translations = import.meta.glob<typeof en>(['../../locales/*/reading.json', '!../../locales/en/*'], {
  import: 'default',
});

/** Texts about chapters and the transcript, and all else that the panel shows at first and the popup does not. */
export const readingText = createTranslator(await loadCatalog(uiLanguage, en, translations), uiLanguage);
