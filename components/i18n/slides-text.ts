import { createTranslator } from '../../lib/i18n/translator.ts';
import en from '../../locales/en/slides.json';
import { loadCatalog } from './load-catalog.ts';
import { uiLanguage } from './t.ts';

const translations = import.meta.glob<typeof en>(['../../locales/*/slides.json', '!../../locales/en/*'], {
  import: 'default',
});

/** Texts about the slides of a video. */
export const slidesText = createTranslator(await loadCatalog(uiLanguage, en, translations), uiLanguage);
