import en from './settings.en.json';
import { uiLanguage } from './t.ts';
import { createTranslator } from './translator.ts';

const catalog: typeof en = uiLanguage === 'en' ? en : (await import('./settings.zh-CN.json')).default;

/** Texts of the page of settings. */
export const settingsText = createTranslator(catalog, uiLanguage);
