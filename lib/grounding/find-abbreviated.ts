import { cleanText } from '../subtitles/clean-text.ts';
import { withoutArticle } from '../text/elided-articles.ts';
import { splitWords } from '../text/split-words.ts';
import { stopwords } from '../text/stopwords.ts';
import type { TranscriptIndex } from './transcript-index.ts';

/** Matches what may be an acronym, with or without points: "EU", "U.S". */
const acronym = /^(?:\p{Lu}\.?){2,5}$/u;

/** Acronyms of which mostly only the first words are said. */
const shorter = new Map([['usa', 'us']]);

/** Returns the positions of the words that an acronym abbreviates ("European Union" for "EU"), in the order of its letters. */
export function findAbbreviated(name: string, index: TranscriptIndex): readonly number[] {
  if (!acronym.test(name)) return [];
  const written = name.replaceAll('.', '').toLowerCase();
  const letters = shorter.get(written) ?? written;
  const known = index.searchedAcronyms.get(letters);
  if (known) return known;
  const { units, wordsBefore, language } = index;
  const stopwordSet = stopwords(language);
  const positions: number[] = [];
  let initials = '';
  for (const [i, unit] of units.entries())
    for (const [at, word] of splitWords(cleanText(unit.text), language).entries()) {
      if (stopwordSet.has(word)) continue;
      initials = (initials + withoutArticle(word, language)[0]).slice(-letters.length);
      if (initials === letters) positions.push(wordsBefore[i]! + at);
    }
  index.searchedAcronyms.set(letters, positions);
  return positions;
}
