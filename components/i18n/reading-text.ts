import en from './reading.en.json';
import { uiLanguage } from './t.ts';
import { createTranslator } from './translator.ts';

const catalog: typeof en = uiLanguage === 'en' ? en : (await import('./reading.zh-CN.json')).default;

/** Texts about chapters and words, and all else that the panel shows at first and the popup does not. */
export const readingText = createTranslator(catalog, uiLanguage);
