import en from './notes.en.json';
import { uiLanguage } from './t.ts';
import { createTranslator } from './translator.ts';

const catalog: typeof en = uiLanguage === 'en' ? en : (await import('./notes.zh-CN.json')).default;

/** Texts of notes, and of conversations. */
export const notesText = createTranslator(catalog, uiLanguage);
