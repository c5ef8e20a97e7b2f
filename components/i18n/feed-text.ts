import { createTranslator } from '../../lib/i18n/translator.ts';
import en from '../../locales/en/feed.json';
import { loadCatalog } from './load-catalog.ts';
import { uiLanguage } from './t.ts';

const translations = import.meta.glob<typeof en>(['../../locales/*/feed.json', '!../../locales/en/*'], {
  import: 'default',
});

/** Texts of channels and feed items. */
export const feedText = createTranslator(await loadCatalog(uiLanguage, en, translations), uiLanguage);
