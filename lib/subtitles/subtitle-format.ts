import type { Cue } from '../contract/cue.ts';

/** Subtitle formats that can be read. `json` is Gloss's own form: an array of cues. */
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
  'scc',
  'spruce-stl',
  'lrc',
  'microdvd',
  'mpl2',
  'sami',
  'ttxt',
  'usf',
  'realtext',
  'tsv',
  'csv',
  'bilibili',
  'podcast-json',
  'whisper-json',
  'json',
  'html-transcript',
  'markdown',
  'plain-text',
] as const;
/** Name of a subtitle format that can be read. */
export type SubtitleFormat = (typeof subtitleFormats)[number];

/** A word of a cue with its own times. */
export type CueWord = NonNullable<Cue['words']>[number];

/** The reading of a part of a cue's text. */
export type Ruby = NonNullable<Cue['ruby']>[number];

/** A cue as a file contains it: without markup, but in any order, with line breaks and unchecked times. Times in seconds. */
export interface RawCue {
  startTime: number;
  /** Infinity if the file has no end time. */
  endTime: number;
  text: string;
  speaker?: string;
  words?: CueWord[];
  /** Place on the picture as settings of a WebVTT cue; coordinates of SubRip, whose picture is unknown, as they are. */
  position?: string;
  /** Set where `position` is that of a window through which the lines of automatic captions roll. */
  isRollUp?: boolean;
  ruby?: Ruby[];
  /** Names of the styles or classes that the file gives the cue. */
  styles?: string[];
  /** BCP 47 tag of a cue in another language than the file's. */
  language?: string;
}

/** The cues that the parser of a subtitle format has read from a file, and the file's language if it names one. */
export interface ParsedCaptions {
  language?: string;
  cues: RawCue[];
  /** Set where the file has no times, so that they are estimated from the length of the text. */
  estimated?: true;
  /** Deviations from the format that were read nevertheless, each once. */
  leniencies?: string[];
}
