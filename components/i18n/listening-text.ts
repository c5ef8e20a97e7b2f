import en from './listening.en.json';
import { uiLanguage } from './t.ts';
import { createTranslator } from './translator.ts';

const catalog: typeof en = uiLanguage === 'en' ? en : (await import('./listening.zh-CN.json')).default;

/** Texts about listening to what has no captions. */
export const listeningText = createTranslator(catalog, uiLanguage);
