import type { Cue } from '../contract/cue.ts';
import { countWords } from '../subtitles/count-words.ts';
import { splitSentences } from '../subtitles/sentences.ts';

/** A sentence of a transcript as it is shown to a model: numbered, and without times. */
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

export const countSourceWords = (sources: readonly Source[]): number =>
  sources.reduce((sum, { text }) => sum + countWords(text), 0);

/**
 * Formats a sentence as a line of a request's data: `[12] Ann: text`. Angle brackets are removed, because they could end the
 * data and carry no meaning in speech.
 */
export const sourceLine = ({ id, speaker, text }: Source): string =>
  `[${id}] ${speaker ? `${speaker}: ` : ''}${text}`.replace(/[<>]/g, ' ').replace(/\s+/g, ' ');
