import en from './library.en.json';
import { uiLanguage } from './t.ts';
import { createTranslator } from './translator.ts';

const catalog: typeof en = uiLanguage === 'en' ? en : (await import('./library.zh-CN.json')).default;

/** Texts of the library and of collections. */
export const libraryText = createTranslator(catalog, uiLanguage);
