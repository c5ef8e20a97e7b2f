import { createTranslator } from '../../lib/i18n/translator.ts';
import en from '../../locales/en/transcription.json';
import { loadCatalog } from './load-catalog.ts';
import { uiLanguage } from './t.ts';

const translations = import.meta.glob<typeof en>(['../../locales/*/transcription.json', '!../../locales/en/*'], {
  import: 'default',
});

/** Texts about the transcription of media without captions. */
export const transcriptionText = createTranslator(await loadCatalog(uiLanguage, en, translations), uiLanguage);
