import { splitSentences } from '../subtitles/sentences.ts';
import type { TextUnit } from '../text/text-unit.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A sentence of a compared text with its terms, each once. */
export interface ComparedStatement {
  /** Position among the sentences of its text. */
  index: number;
  text: string;
  /** Seconds; 0 for texts without times. */
  startTime: number;
  terms: number[];
}

/**
 * A transcript as the sentences and terms by which it is compared with others. The sentences are stored as columns: a library has
 * a hundred thousand of them, and so many small objects slow down garbage collection.
 */
export interface ComparedText {
  contentId: string;
  /** BCP 47 base tag, or ''. */
  language: string;
  /** The sentences, without a separator. */
  text: string;
  /** Offset after each sentence in `text`. */
  textEnds: Uint32Array;
  /** All terms in order, with repeats. */
  terms: Uint32Array;
  /** Position after each sentence's last term in `terms`. */
  termEnds: Uint32Array;
  /** Start of each sentence in seconds. */
  startTimes: Float64Array;
}

/** Reads a transcript for comparisons. */
export function readComparedText(
  { contentId, cues, language }: { contentId: string; cues: readonly TextUnit[]; language: string },
  vocabulary: Vocabulary,
): ComparedText {
  const sentences = splitSentences(cues, language);
  const terms: number[] = [];
  let length = 0;
  const textEnds = Uint32Array.from(sentences, ({ text }) => {
    length += text.length;
    return length;
  });
  const termEnds = Uint32Array.from(sentences, ({ text }) => {
    for (const term of vocabulary.read(text, language)) terms.push(term);
    return terms.length;
  });
  return {
    contentId,
    language,
    text: sentences.map(({ text }) => text).join(''),
    textEnds,
    terms: Uint32Array.from(terms),
    termEnds,
    startTimes: Float64Array.from(sentences, ({ startTime = 0 }) => startTime),
  };
}

/** Returns the sentences of a text from index `from` to index `to`, exclusive; all by default. */
export function listStatements(text: ComparedText, from = 0, to = text.textEnds.length): ComparedStatement[] {
  return Array.from({ length: to - from }, (_, at) => {
    const index = from + at;
    return {
      index,
      text: text.text.slice(text.textEnds[index - 1] ?? 0, text.textEnds[index]),
      startTime: text.startTimes[index]!,
      terms: distinct(text.terms.subarray(text.termEnds[index - 1] ?? 0, text.termEnds[index])),
    };
  });
}

/** Returns each term once. Sentences are short, so searching a list takes less time than a set. */
function distinct(terms: Uint32Array): number[] {
  const found: number[] = [];
  for (const term of terms) if (!found.includes(term)) found.push(term);
  return found;
}
