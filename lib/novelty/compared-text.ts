import { splitSentences } from '../subtitles/sentences.ts';
import type { TextUnit } from '../text/text-unit.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A sentence of a compared text with its terms, each once. */
export interface ComparedStatement {
  text: string;
  /** Index of its first cue, and of the one after its last. */
  from: number;
  to: number;
  /** Seconds; 0 for texts without times. */
  startTime: number;
  terms: number[];
  /** Number of its terms, with repeats. */
  length: number;
}

/** A transcript as the sentences and terms by which it is compared with others. */
export interface ComparedText {
  contentId: string;
  /** BCP 47 base tag, or ''. */
  language: string;
  statements: ComparedStatement[];
  /** All terms in order, with repeats. */
  terms: Uint32Array;
}

/** Reads a transcript for comparisons. */
export function readComparedText(
  { contentId, cues, language }: { contentId: string; cues: readonly TextUnit[]; language: string },
  vocabulary: Vocabulary,
): ComparedText {
  const all: number[] = [];
  const statements = splitSentences(cues, language).map(({ text, from, to, startTime = 0 }) => {
    const terms = vocabulary.read(text, language);
    for (const term of terms) all.push(term);
    return { text, from, to, startTime, terms: [...new Set(terms)], length: terms.length };
  });
  return { contentId, language, statements, terms: Uint32Array.from(all) };
}
