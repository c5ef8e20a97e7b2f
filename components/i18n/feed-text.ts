import en from './feed.en.json';
import { uiLanguage } from './t.ts';
import { createTranslator } from './translator.ts';

const catalog: typeof en = uiLanguage === 'en' ? en : (await import('./feed.zh-CN.json')).default;

/** Texts of channels and of what they publish. */
export const feedText = createTranslator(catalog, uiLanguage);
