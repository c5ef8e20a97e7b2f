import { createTranslator } from '../../lib/i18n/translator.ts';
import en from '../../locales/en/settings.json';
import { loadCatalog } from './load-catalog.ts';
import { uiLanguage } from './t.ts';

const translations = import.meta.glob<typeof en>(['../../locales/*/settings.json', '!../../locales/en/*'], {
  import: 'default',
});

/** Texts of the settings page. */
export const settingsText = createTranslator(await loadCatalog(uiLanguage, en, translations), uiLanguage);
