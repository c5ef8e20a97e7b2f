import en from './account.en.json';
import { uiLanguage } from './t.ts';
import { createTranslator } from './translator.ts';

const catalog: typeof en = uiLanguage === 'en' ? en : (await import('./account.zh-CN.json')).default;

/** Texts of the account on a server. */
export const accountText = createTranslator(catalog, uiLanguage);
