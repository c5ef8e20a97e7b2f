import { cleanText, unspaced } from '../subtitles/sentences.ts';
import { clean } from './clean.ts';
import { determiners } from './determiners.ts';
import { stem } from './stem.ts';
import { stopwords } from './stopwords.ts';
import type { Unit } from './unit.ts';
import { words } from './words.ts';

const han = /^\p{Script=Han}+$/u;
const longestPhrase = 4;
/** Units whose phrases count for more: what a chapter opens with names its topic. */
const openingUnits = 4;

export interface Phrase {
  /** Stems of its words, with a space between them. */
  key: string;
  /** As it was written most recently, which keeps the capitals of names. */
  text: string;
  /** Words. */
  size: number;
  count: number;
  /** How often a word stood before it that stands before nouns. */
  determined: number;
  /** The unit in which it is said first. */
  first: number;
  /** Whether that is one of the first units. */
  opens: boolean;
}

/** Runs of words within a clause that neither begin nor end with a stop word. */
export function phrasesOf(units: readonly Unit[], language: string): Map<string, Phrase> {
  const stops = stopwords(language);
  const leads = determiners(language);
  const found = new Map<string, Phrase>();
  units.forEach((unit, index) => {
    for (const clause of clean(cleanText(unit.text), language).split(/[.,;:!?()[\]"“”«»。，！？、；：।؟،…]+|\s[-–—]\s/u)) {
      const spoken = words(clause, language);
      const content = spoken.map((word) => isContent(word, stops));
      const written = surfaces(clause, spoken);
      for (let start = 0; start < spoken.length; start++) {
        if (!content[start]) continue;
        for (let size = 1; size <= longestPhrase && start + size <= spoken.length; size++) {
          if (!content[start + size - 1]) continue;
          if (size === 1 && !standsAlone(spoken[start]!)) continue;
          const inner = content.slice(start, start + size).filter((one) => !one).length;
          if (inner > (size > 2 ? 1 : 0)) continue;
          const key = spoken
            .slice(start, start + size)
            .map((word) => stem(word, language))
            .join(' ');
          const phrase = found.get(key) ?? {
            key,
            text: '',
            size,
            count: 0,
            determined: 0,
            first: index,
            opens: index < openingUnits,
          };
          phrase.text = written.slice(start, start + size).reduce((left, right) => left + gapBetween(left, right) + right);
          phrase.count++;
          if (leads.has(spoken[start - 1] ?? '')) phrase.determined++;
          found.set(key, phrase);
        }
      }
    }
  });
  return found;
}

const isContent = (word: string, stops: ReadonlySet<string>) =>
  !stops.has(word) && !/^\p{N}+$/u.test(word) && (han.test(word) || word.length > (unspaced.test(word) ? 1 : 2));

/** A character may be the end of a compound that the dictionary of words doesn't know. */
const standsAlone = (word: string) => word.length > 1 || !han.test(word);

const gapBetween = (left: string, right: string) =>
  unspaced.test(left.slice(-1)) && unspaced.test(right.slice(0, 1)) ? '' : ' ';

/** The words as the clause writes them. */
function surfaces(clause: string, spoken: readonly string[]): string[] {
  const plain = clause.toLowerCase().replaceAll('’', "'");
  if (plain.length !== clause.length) return [...spoken];
  let from = 0;
  return spoken.map((word) => {
    from = plain.indexOf(word, from) + word.length;
    return clause.slice(from - word.length, from);
  });
}
