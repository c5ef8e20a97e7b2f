import { createTranslator } from '../../lib/i18n/translator.ts';
import en from '../../locales/en/exporting.json';
import { loadCatalog } from './load-catalog.ts';
import { uiLanguage } from './t.ts';

const translations = import.meta.glob<typeof en>(['../../locales/*/exporting.json', '!../../locales/en/*'], {
  import: 'default',
});

/** Texts of mind maps, exports and imports. */
export const exportingText = createTranslator(await loadCatalog(uiLanguage, en, translations), uiLanguage);
