import type { Cue } from '../../contract/cue.ts';
import { numberOf, objectsOf, textOf } from '../json-fields.ts';
import type { ParsedCaptions } from '../subtitle-format.ts';
import { readSegments } from './service-json.ts';

/**
 * Parses Gloss's own JSON: an array of cues. Other elements are ignored; times are seconds. Cues without an index come from
 * elsewhere, and their times may be whole milliseconds.
 */
export function parseJsonCues(json: unknown): ParsedCaptions {
  const entries = objectsOf(json);
  if (!entries.some((cue) => 'index' in cue)) return { cues: readSegments(entries) };
  const cues = entries.map((cue) => ({
    startTime: numberOf(cue.startTime),
    endTime: numberOf(cue.endTime),
    text: textOf(cue.text),
    speaker: textOf(cue.speaker) || undefined,
    words: Array.isArray(cue.words) ? objectsOf(cue.words).map(readWord) : undefined,
  }));
  return { cues };
}

const readWord = (word: Record<string, unknown>) => ({
  startTime: numberOf(word.startTime),
  endTime: numberOf(word.endTime),
  text: textOf(word.text),
});

/** Writes cues as indented JSON, the form that `parseJsonCues` reads. */
export const writeJson = (cues: Cue[]): string => `${JSON.stringify(cues, undefined, 2)}\n`;
