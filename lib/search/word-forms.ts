import { cutEnding } from '../text/stem.ts';

const arabicWord = /^\p{Script=Arabic}{3,}$/u;
const arabicArticle = /^(?:[وفبك]?ال|لل)(?=...)/;
const arabicPrefixes = ['', 'ال', 'وال', 'بال', 'فال', 'كال', 'لل'];
const hebrewWord = /^\p{Script=Hebrew}{3,}$/u;
const hebrewPrefixes = ['ה', 'ב', 'ו', 'ל', 'כ', 'מ', 'ש', 'וה', 'שה'];

/** Returns the forms of a folded word with articles, prepositions and conjunctions that are written together with it. */
export function prefixedForms(word: string): string[] {
  if (hebrewWord.test(word)) return hebrewPrefixes.map((prefix) => prefix + word);
  if (!arabicWord.test(word)) return [];
  const bare = word.replace(arabicArticle, '');
  return arabicPrefixes.map((prefix) => prefix + bare).filter((form) => form !== word);
}

/** A folded word without its ending, and other forms that do not begin like it. */
export interface LooseForms {
  text: string;
  others: string[];
}

/** Returns a folded word without the ending of its case or number, for a search that has found nothing otherwise. */
export function loosenWord(word: string): LooseForms {
  if (/\p{Script=Hangul}$/u.test(word)) return { text: cutEnding(word, 'ko'), others: [] };
  if (/^\p{Script=Cyrillic}+$/u.test(word)) return { text: cutEnding(word, 'ru'), others: [] };
  if (!/^[a-z]{4,}$/.test(word)) return { text: word, others: [] };
  // An umlaut loses its dots when it is folded, but many write it with an e: "Mueller".
  const umlauts = word.replace(/([aou])e/g, '$1');
  return {
    text: word.replace(/ies$/, 'y').replace(/(?<=[sxz]|[cs]h)es$|(?<![sui])s$/, ''),
    others: [...(/[^aeiou]y$/.test(word) ? [`${word.slice(0, -1)}ies`] : []), ...(umlauts === word ? [] : [umlauts])],
  };
}
