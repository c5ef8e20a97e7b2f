import { unspaced } from '../subtitles/unspaced-scripts.ts';
import { splitWords } from './split-words.ts';
import { stem } from './stem.ts';
import { stopwords } from './stopwords.ts';

/** Returns the stems of a text's content words, in order, with repeats. */
export const extractTerms = (text: string, language: string): string[] => stemContentWords(splitWords(text, language), language);

/** Returns the stems of the content words of a list. */
export function stemContentWords(wordList: readonly string[], language: string): string[] {
  const stopwordSet = stopwords(language);
  const result: string[] = [];
  for (const word of wordList) {
    if (stopwordSet.has(word) || /^\p{N}+$/u.test(word)) continue;
    if (unspaced.test(word)) {
      if (/[\p{Script=Han}]/u.test(word) || word.length > (language === 'ja' ? 3 : 1)) result.push(word);
      else if (/^\p{scx=Kana}{2,}$/u.test(word)) result.push(word);
    } else if (word.length > (language === 'ko' ? 1 : 2)) {
      const stemmed = stem(word, language);
      if (!stopwordSet.has(stemmed)) result.push(stemmed);
    }
  }
  return result;
}
