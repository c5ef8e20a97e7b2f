import type { ComparedText } from '../ports/compared-text-store.ts';
import { splitSentences } from '../subtitles/sentences.ts';
import type { TextUnit } from '../text/text-unit.ts';
import type { TermReader } from './term-reader.ts';

/** Version of what `readComparedText` returns. Stored texts of another version are read again. */
export const readerVersion = 4;
/** Maximum number of sentences that are compared, evenly spaced: enough to estimate the share of new ones to a few percent. */
const maxSelected = 80;
/** Minimum number of distinct terms of a sentence that is compared. */
export const minTerms = 5;

/** Reads a transcript for comparisons. */
export function readComparedText(
  { contentId, cues, language }: { contentId: string; cues: readonly TextUnit[]; language: string },
  readTerms: TermReader,
): ComparedText {
  const sentences = splitSentences(cues, language);
  const places = new Map<number, number>();
  const counts: number[] = [];
  const terms: number[] = [];
  const comparable: number[] = [];
  const termEnds = Uint32Array.from(sentences, ({ text }, index) => {
    const own = readTerms(text, language);
    for (const term of own) {
      const place = places.get(term) ?? places.size;
      places.set(term, place);
      counts[place] = (counts[place] ?? 0) + 1;
      terms.push(place);
    }
    if (new Set(own).size >= minTerms) comparable.push(index);
    return terms.length;
  });
  const step = Math.max(1, comparable.length / maxSelected);
  const selected = Uint32Array.from(
    { length: Math.min(comparable.length, maxSelected) },
    (_, i) => comparable[Math.floor(i * step)]!,
  );
  return {
    contentId,
    language,
    distinctTerms: Uint32Array.from(places.keys()),
    termCounts: Uint32Array.from(counts),
    terms: Uint32Array.from(terms),
    termEnds,
    startTimes: Float64Array.from(sentences, ({ startTime = 0 }) => startTime),
    selected,
    selectedTexts: Array.from(selected, (index) => sentences[index]!.text),
  };
}
