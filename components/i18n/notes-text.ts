import { createTranslator } from '../../lib/i18n/translator.ts';
import en from '../../locales/en/notes.json';
import { loadCatalog } from './load-catalog.ts';
import { uiLanguage } from './t.ts';

const translations = import.meta.glob<typeof en>(['../../locales/*/notes.json', '!../../locales/en/*'], {
  import: 'default',
});

/** Texts of notes and conversations. */
export const notesText = createTranslator(await loadCatalog(uiLanguage, en, translations), uiLanguage);
