import type { Cue } from '../contract/cue.ts';
import { writeJson } from './formats/json.ts';
import { writeMarkdown } from './formats/markdown.ts';
import { writeText } from './formats/plain-text.ts';
import { writeSrt } from './formats/srt.ts';
import { writeWebvtt } from './formats/webvtt.ts';
import { writeAss } from './formats/write-ass.ts';
import { writeTtml } from './formats/write-ttml.ts';
import { fillEnds } from './normalize-cues.ts';

const writers = {
  srt: writeSrt,
  vtt: writeWebvtt,
  ass: writeAss,
  ttml: writeTtml,
  txt: writeText,
  md: writeMarkdown,
  json: writeJson,
};

/** Formats that can be written, named by their file extension. */
export type WrittenFormat = keyof typeof writers;
export const writtenFormats = Object.keys(writers) as WrittenFormat[];

/** Formats for reading, in which each cue is a paragraph without lines of its own. */
const proseFormats = new Set<WrittenFormat>(['txt', 'md']);

/**
 * Writes a subtitle file that reads back as the same cues, to the millisecond, in ASS to the hundredth of a second. Only JSON
 * keeps word times; WebVTT, ASS and TTML have positions and readings too. A cue without an end lasts until the next one starts.
 */
export function writeSubtitles(cues: Cue[], format: WrittenFormat): string {
  const lines = proseFormats.has(format) ? joinLines : trimLines;
  return writers[format](fillEnds(cues).map((cue) => normalizeLines(cue, lines)));
}

/** An empty line within a text or a name would end the cue, and what follows could be read as another. */
const normalizeLines = (cue: Cue, lines: (text: string) => string): Cue => {
  const { text, speaker } = cue;
  if (!hasOddSpaces(text) && !(speaker && hasOddSpaces(speaker))) return cue;
  return { ...cue, text: lines(text), ...(speaker && { speaker: joinLines(speaker) }) };
};

const hasOddSpaces = (text: string) => /\s\s|[^\S ]/.test(text);
const joinLines = (text: string) => text.replace(/\s+/g, ' ').trim();
const trimLines = (text: string) =>
  text
    .split(/[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
