import en from './exporting.en.json';
import { uiLanguage } from './t.ts';
import { createTranslator } from './translator.ts';

const catalog: typeof en = uiLanguage === 'en' ? en : (await import('./exporting.zh-CN.json')).default;

/** Texts of mind maps, and of everything that leaves for other programs or comes from a file. */
export const exportingText = createTranslator(catalog, uiLanguage);
