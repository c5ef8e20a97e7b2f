import en from './reading.en.json';
import { uiLanguage } from './t.ts';
import { createTranslator } from './translator.ts';

const catalog: typeof en = uiLanguage === 'en' ? en : (await import('./reading.zh-CN.json')).default;

/** Texts about chapters and words, which the popup does not show. */
export const readingText = createTranslator(catalog, uiLanguage);
