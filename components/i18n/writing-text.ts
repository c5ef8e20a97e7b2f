import { uiLanguage } from './t.ts';
import { createTranslator } from './translator.ts';
import en from './writing.en.json';

const catalog: typeof en = uiLanguage === 'en' ? en : (await import('./writing.zh-CN.json')).default;

/** Texts about what is written and by whom, which no face needs before somebody asks. */
export const writingText = createTranslator(catalog, uiLanguage);
