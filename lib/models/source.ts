import type { Cue } from '../contract/cue.ts';
import { countWords, splitSentences } from '../subtitles/sentences.ts';

/** Something said, as a model is shown it: under a number, and without times. */
export interface Source {
  id: number;
  text: string;
  speaker?: string;
  /** Indexes of what it is made of, ascending: cues, or passages. */
  cites: number[];
}

/** The sentences of a transcript, numbered from 1; together they cover every cue with text. */
export const readSources = (cues: readonly Cue[], language: string): Source[] =>
  splitSentences(cues, language).map(({ text, from, to, speaker }, index) => ({
    id: index + 1,
    text,
    ...(speaker && { speaker }),
    cites: Array.from({ length: to - from }, (_, i) => from + i),
  }));

export const wordsIn = (sources: readonly Source[]): number => sources.reduce((sum, { text }) => sum + countWords(text), 0);

/** A line of the data block. Angle brackets could end the block, and mean nothing that is said. */
export const sourceLine = ({ id, speaker, text }: Source): string =>
  `[${id}] ${speaker ? `${speaker}: ` : ''}${text}`.replace(/[<>]/g, ' ').replace(/\s+/g, ' ');
