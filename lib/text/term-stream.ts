import { cleanText } from '../subtitles/clean-text.ts';
import { countWords } from '../subtitles/count-words.ts';
import { extractTerms } from './extract-terms.ts';
import type { TextUnit } from './text-unit.ts';

/** The content terms of a transcript in order, as ids. */
export interface TermStream {
  units: readonly TextUnit[];
  language: string;
  terms: number[];
  /** Numbers of terms and of words before each unit, and before the end. */
  termsBefore: number[];
  wordsBefore: number[];
  /** Occurrences of each term, and its weight; a term that occurs once has none, because it says nothing of cohesion. */
  counts: number[];
  weights: number[];
}

/** Reads the units of a transcript as the sequence of their content terms. */
export function readTermStream(units: readonly TextUnit[], language: string): TermStream {
  const stream: TermStream = { units, language, terms: [], termsBefore: [0], wordsBefore: [0], counts: [], weights: [] };
  const ids = new Map<string, number>();
  const unitFrequency: number[] = [];
  for (const unit of units) {
    const text = cleanText(unit.text);
    const seen = new Set<number>();
    for (const term of extractTerms(text, language)) {
      const id = ids.get(term) ?? ids.size;
      ids.set(term, id);
      stream.terms.push(id);
      stream.counts[id] = (stream.counts[id] ?? 0) + 1;
      if (!seen.has(id)) unitFrequency[id] = (unitFrequency[id] ?? 0) + 1;
      seen.add(id);
    }
    stream.termsBefore.push(stream.terms.length);
    stream.wordsBefore.push(stream.wordsBefore.at(-1)! + countWords(text));
  }
  stream.weights = unitFrequency.map((inUnits, id) => (stream.counts[id]! > 1 ? Math.log(1 + units.length / inUnits) : 0));
  return stream;
}
