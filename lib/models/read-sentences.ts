import type { Sentence } from '../subtitles/sentences.ts';
import { splitSentences } from '../subtitles/sentences.ts';
import type { WrittenPoint } from './answers.ts';
import { withoutListMarks } from './list-marks.ts';
import { withoutThoughts } from './without-thoughts.ts';

/** Maximum characters of a line that counts as a sentence; longer ones are runaway output. */
const maxLine = 1500;

/**
 * Reads a response in plain text as points without cites: a list's items, or the sentences of its lines. Visible reasoning,
 * headings and lines that introduce a list are left out.
 */
export const readSentences = (text: string, language: string): WrittenPoint[] =>
  withoutListMarks(
    withoutThoughts(text)
      .split('\n')
      .map((line) => line.slice(0, maxLine).trim())
      .filter((line) => !/^(?:#|```)|[:：]$/u.test(line)),
  )
    .flatMap((line) => splitSentences([{ text: line }], language))
    .map(({ text }: Sentence) => ({ text, cite: [], quote: '' }));
