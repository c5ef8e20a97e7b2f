import { unspaced } from '../subtitles/unspaced-scripts.ts';
import { withoutArticle } from './elided-articles.ts';
import { withoutPronoun } from './inverted-pronouns.ts';
import { splitWords } from './split-words.ts';
import { stem } from './stem.ts';
import { isStopword, stopwords } from './stopwords.ts';

/** Returns the stems of a text's content words, in order, with repeats. */
export const extractTerms = (text: string, language: string): string[] => stemContentWords(splitWords(text, language), language);

/**
 * Returns the stems of the content words of a list. What is searched for may also be a number or a word of two characters: "1989",
 * "5G", and "AI" where the function words of the language are known.
 */
export function stemContentWords(wordList: readonly string[], language: string, isSearched = false): string[] {
  const stopwordSet = stopwords(language);
  const minLength = language === 'ko' || (isSearched && stopwordSet.size > 0) ? 2 : 3;
  const result: string[] = [];
  for (const joined of wordList) {
    if (stopwordSet.has(joined)) continue;
    const word = withoutPronoun(withoutArticle(joined, language), language);
    if (stopwordSet.has(word) || (!isSearched && /^\p{N}+$/u.test(word))) continue;
    if (unspaced.test(word)) {
      if (/[\p{Script=Han}]/u.test(word) || word.length > (language === 'ja' ? 3 : 1)) result.push(stem(word, language));
      else if (/^\p{scx=Kana}{2,}$/u.test(word)) result.push(word);
    } else if (word.length >= (isSearched && /\p{N}/u.test(word) ? 2 : minLength)) {
      const stemmed = stem(word, language);
      if (!isStopword(word, stemmed, language)) result.push(stemmed);
    }
  }
  return result;
}
