import { countWords } from '../subtitles/count-words.ts';
import { markByEndings } from './mark-by-endings.ts';
import { markByModel } from './mark-by-model.ts';
import { markByOpenings } from './mark-by-openings.ts';
import type { TextUnit } from './text-unit.ts';

/** Marks by which a text counts as marked; in Chinese commas do too, because few full stops stand behind them. */
const mark = /[.!?…](?=\s|$)|[。？！，।]/g;
/** Words for each mark from which a text counts as written without marks. */
const wordsPerMark = 60;
/** Number of words from which a text without marks is no heading or single line. */
const minSpoken = 12;

/**
 * Adds a full stop where a sentence ends, and a capital where one starts, to captions that have hardly any marks. English and Chinese
 * ones are marked by fitted weights; Japanese, Korean, Hindi and Persian verbs show by themselves where a sentence ends; in twelve
 * other languages connecting words, subjects and verbs do. The words stay as they are. Returns `units` itself where they
 * have marks, and in other languages.
 */
export function markSentenceEnds(units: readonly TextUnit[], language: string): readonly TextUnit[] {
  if (hasMarks(units)) return units;
  // Each returns the units of languages that are not its own as they are.
  return [markByModel, markByEndings, markByOpenings].reduce((marked, addMarks) => addMarks(marked, language), units);
}

const reliableLanguages = new Set(['zh', 'ja', 'ko', 'hi']);

/** Returns whether most of the marks that are added in a language are right; of the ends of English sentences about half are. */
const hasReliableEnds = (language: string): boolean => reliableLanguages.has(language);

/** Adds the marks of `markSentenceEnds` where most of them are right, so that a reader may see them. */
export const markReliableEnds = (units: readonly TextUnit[], language: string): readonly TextUnit[] =>
  hasReliableEnds(language) ? markSentenceEnds(units, language) : units;

function hasMarks(units: readonly TextUnit[]): boolean {
  const words = units.reduce((sum, { text }) => sum + countWords(text), 0);
  const marks = units.reduce((sum, { text }) => sum + (text.match(mark)?.length ?? 0), 0);
  return words < minSpoken || marks * wordsPerMark >= words;
}
