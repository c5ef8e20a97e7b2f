import en from './slides.en.json';
import { uiLanguage } from './t.ts';
import { createTranslator } from './translator.ts';

const catalog: typeof en = uiLanguage === 'en' ? en : (await import('./slides.zh-CN.json')).default;

/** Texts about the slides of a video. */
export const slidesText = createTranslator(catalog, uiLanguage);
