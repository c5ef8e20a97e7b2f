import { createTranslator } from '../../lib/i18n/translator.ts';
import en from '../../locales/en/player.json';
import { loadCatalog } from './load-catalog.ts';
import { uiLanguage } from './t.ts';

const translations = import.meta.glob<typeof en>(['../../locales/*/player.json', '!../../locales/en/*'], {
  import: 'default',
});

/** Texts about the subtitles over the page's player. */
export const playerText = createTranslator(await loadCatalog(uiLanguage, en, translations), uiLanguage);
