import type { Cue } from '../../contract/cue.ts';
import { numberOf, objectsOf, textOf } from '../json-fields.ts';
import type { Parsed } from '../subtitle-format.ts';

/** An array of cues, as this project keeps them. */
export function parseJsonCues(json: unknown): Parsed {
  const cues = objectsOf(json).map((cue) => ({
    startTime: numberOf(cue.startTime),
    endTime: numberOf(cue.endTime),
    text: textOf(cue.text),
    speaker: textOf(cue.speaker) || undefined,
    words: Array.isArray(cue.words) ? objectsOf(cue.words).map(wordOf) : undefined,
  }));
  return { cues };
}

const wordOf = (word: Record<string, unknown>) => ({
  startTime: numberOf(word.startTime),
  endTime: numberOf(word.endTime),
  text: textOf(word.text),
});

export const writeJson = (cues: Cue[]): string => `${JSON.stringify(cues, undefined, 2)}\n`;
