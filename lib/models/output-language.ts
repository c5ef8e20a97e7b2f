import { invalidField } from '../contract/invalid-field.ts';
import { detectLanguage } from '../text/language.ts';

/** Returns the canonical form of a requested BCP 47 tag; empty for none. Throws `invalid` for any other text. */
export function requireLanguageTag(tag: string): string {
  try {
    return tag && Intl.getCanonicalLocales(tag)[0]!;
  } catch {
    throw invalidField('outputLanguage', 'It is not a BCP 47 language tag.');
  }
}

/** Returns the language subtag of a BCP 47 tag: `pt` for `pt-BR`; '' for no tag. */
export const baseLanguage = (tag: string): string => (tag ? new Intl.Locale(tag).language : '');

const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** Returns a language's name for prompts: `German (de)`; for no tag, the language of the data. */
export const languageName = (tag: string): string => (tag ? `${names.of(tag)} (${tag})` : 'the language of the data');

/** Groups of languages that are too similar to be distinguished by words. */
const similarLanguages = [
  ['no', 'nb', 'nn', 'da'],
  ['sr', 'hr', 'bs', 'sh'],
  ['ms', 'id'],
  ['fil', 'tl'],
  ['zh', 'yue', 'cmn'],
  ['hi', 'mr', 'ne'],
  ['gl', 'pt'],
  ['uk', 'be'],
];
/** Minimum letters for a decision, and for one between close languages. */
const minLetters = 40;
const minLettersIfClose = 100;

/** Whether a text may be in a language. False only if script or words contradict it. */
export function mayBeInLanguage(text: string, tag: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (!tag || letters < minLetters) return true;
  const language = baseLanguage(tag);
  const found = detectLanguage(text, letters < minLettersIfClose ? '' : language);
  return (
    found === '' || found === language || similarLanguages.some((group) => group.includes(language) && group.includes(found))
  );
}
