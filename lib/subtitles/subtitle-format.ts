import type { Cue } from '../contract/cue.ts';

/** `json` is this project's own form: an array of cues. */
export const subtitleFormats = [
  'webvtt',
  'srt',
  'json3',
  'srv1',
  'srv2',
  'srv3',
  'ttml',
  'ass',
  'sbv',
  'lrc',
  'bilibili',
  'podcast-json',
  'whisper-json',
  'json',
  'html-transcript',
  'markdown',
  'plain-text',
] as const;
export type SubtitleFormat = (typeof subtitleFormats)[number];

export type Word = NonNullable<Cue['words']>[number];

/** A cue as a file holds it: no markup, but in any order, with line breaks, and with whatever times were written. Seconds. */
export interface RawCue {
  startTime: number;
  /** Not finite when the file names none. */
  endTime: number;
  text: string;
  speaker?: string;
  words?: Word[];
}

export interface Parsed {
  language?: string;
  cues: RawCue[];
  /** The file holds words without times: these are guessed from the length of the text. */
  estimated?: true;
}
