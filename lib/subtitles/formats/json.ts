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
  if (!entries.some((cue) => 'index' in cue)) return readSegments(entries);
  const cues = entries.map((cue) => ({
    startTime: numberOf(cue.startTime),
    endTime: numberOf(cue.endTime),
    text: textOf(cue.text),
    speaker: textOf(cue.speaker) || undefined,
    position: textOf(cue.position) || undefined,
    ruby: Array.isArray(cue.ruby) ? objectsOf(cue.ruby).flatMap(readRuby) : undefined,
    words: Array.isArray(cue.words) ? objectsOf(cue.words).map(readWord) : undefined,
  }));
  return { cues };
}

const readWord = (word: Record<string, unknown>) => ({
  startTime: numberOf(word.startTime),
  endTime: numberOf(word.endTime),
  text: textOf(word.text),
});

const readRuby = ({ at, base, reading }: Record<string, unknown>) =>
  Number.isSafeInteger(at) && Number(at) >= 0 ? [{ at: Number(at), base: textOf(base), reading: textOf(reading) }] : [];

/** Writes cues as indented JSON, the form that `parseJsonCues` reads. */
export const writeJson = (cues: Cue[]): string => `${JSON.stringify(cues, undefined, 2)}\n`;
