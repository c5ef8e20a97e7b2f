import type { Cue } from '../contract/cue.ts';
import { writeJson } from './formats/json.ts';
import { writeMarkdown } from './formats/markdown.ts';
import { writeText } from './formats/plain-text.ts';
import { writeSrt } from './formats/srt.ts';
import { writeWebvtt } from './formats/webvtt.ts';

const writers = { srt: writeSrt, vtt: writeWebvtt, txt: writeText, md: writeMarkdown, json: writeJson };

/** Formats that can be written, named by their file extension. */
export type WrittenFormat = keyof typeof writers;
export const writtenFormats = Object.keys(writers) as WrittenFormat[];

/** Writes a subtitle file that reads back as the same cues, to the millisecond; only JSON keeps word times. */
export function writeSubtitles(cues: Cue[], format: WrittenFormat): string {
  return writers[format](cues.map(normalizeSpaces));
}

/** Joins lines, because an empty one within a text or a name would end the cue, and what follows could be read as another. */
const normalizeSpaces = (cue: Cue): Cue => {
  const { text, speaker } = cue;
  if (!hasOddSpaces(text) && !(speaker && hasOddSpaces(speaker))) return cue;
  return { ...cue, text: joinLines(text), ...(speaker && { speaker: joinLines(speaker) }) };
};

const hasOddSpaces = (text: string) => /\s\s|[^\S ]/.test(text);
const joinLines = (text: string) => text.replace(/\s+/g, ' ').trim();
