import type { Cue } from '../contract/cue.ts';
import { countWords, splitSentences } from '../subtitles/sentences.ts';

/** A sentence as it is shown to a model: numbered, and without times. */
export interface Source {
  id: number;
  text: string;
  speaker?: string;
  /** Ascending indexes of its cues or passages. */
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

/**
 * Formats a line of the data block. Angle brackets are removed, because they could end the block and carry no meaning in
 * speech.
 */
export const sourceLine = ({ id, speaker, text }: Source): string =>
  `[${id}] ${speaker ? `${speaker}: ` : ''}${text}`.replace(/[<>]/g, ' ').replace(/\s+/g, ' ');
