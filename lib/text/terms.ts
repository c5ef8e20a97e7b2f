import { unspaced } from '../subtitles/sentences.ts';
import { stem } from './stem.ts';
import { stopwords } from './stopwords.ts';
import { words } from './words.ts';

/** The stems of a text's content words, in order, repeats included. */
export const terms = (text: string, language: string): string[] => termsOf(words(text, language), language);

export function termsOf(spoken: readonly string[], language: string): string[] {
  const stops = stopwords(language);
  const found: string[] = [];
  for (const word of spoken) {
    if (stops.has(word) || /^\p{N}+$/u.test(word)) continue;
    if (unspaced.test(word)) {
      if (/[\p{Script=Han}]/u.test(word) || word.length > (language === 'ja' ? 3 : 1)) found.push(word);
      else if (/^\p{scx=Kana}{2,}$/u.test(word)) found.push(word);
    } else if (word.length > (language === 'ko' ? 1 : 2)) {
      const stemmed = stem(word, language);
      if (!stops.has(stemmed)) found.push(stemmed);
    }
  }
  return found;
}
