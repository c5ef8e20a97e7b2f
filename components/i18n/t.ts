import en from './en.json';
import { chooseLanguage } from './languages.ts';
import { createTranslator } from './translator.ts';

export const uiLanguage = chooseLanguage(navigator.languages ?? [navigator.language]);

// Only the catalog in use is loaded; English is the one that is always at hand.
const catalog = uiLanguage === 'en' ? en : (await import('./zh-CN.json')).default;

/** The interface's text for a key, in the user's language. */
export const t = createTranslator(catalog, uiLanguage);
