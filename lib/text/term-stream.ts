import { cleanText, countWords } from '../subtitles/sentences.ts';
import { terms } from './terms.ts';
import type { Unit } from './unit.ts';

/** The content terms of a transcript in the order in which they are said, as ids. */
export interface TermStream {
  units: readonly Unit[];
  language: string;
  terms: number[];
  /** By unit, and once more at the end: terms, and words, said before it. */
  termsBefore: number[];
  wordsBefore: number[];
  /** By term: how often it is said, and how much it tells; what is said once tells nothing of cohesion. */
  counts: number[];
  weights: number[];
}

export function readTermStream(units: readonly Unit[], language: string): TermStream {
  const stream: TermStream = { units, language, terms: [], termsBefore: [0], wordsBefore: [0], counts: [], weights: [] };
  const ids = new Map<string, number>();
  const spread: number[] = [];
  for (const unit of units) {
    const text = cleanText(unit.text);
    const seen = new Set<number>();
    for (const term of terms(text, language)) {
      const id = ids.get(term) ?? ids.size;
      ids.set(term, id);
      stream.terms.push(id);
      stream.counts[id] = (stream.counts[id] ?? 0) + 1;
      if (!seen.has(id)) spread[id] = (spread[id] ?? 0) + 1;
      seen.add(id);
    }
    stream.termsBefore.push(stream.terms.length);
    stream.wordsBefore.push(stream.wordsBefore.at(-1)! + countWords(text));
  }
  stream.weights = spread.map((inUnits, id) => (stream.counts[id]! > 1 ? Math.log(1 + units.length / inUnits) : 0));
  return stream;
}
