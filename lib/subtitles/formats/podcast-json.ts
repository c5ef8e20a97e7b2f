import { joinWords } from '../join-words.ts';
import { isObject, numberOf, objectsOf, textOf } from '../json-fields.ts';
import type { Parsed } from '../subtitle-format.ts';

/** Podcasting 2.0: `segments[].{startTime,endTime?,speaker?,body}` in seconds, at times one word a segment. */
export function parsePodcastJson(json: unknown): Parsed {
  const root = isObject(json) ? json : { segments: json };
  const cues = objectsOf(root.segments).map(({ startTime, endTime, body, speaker }) => ({
    startTime: numberOf(startTime),
    endTime: numberOf(endTime),
    text: textOf(body),
    speaker: textOf(speaker) || undefined,
  }));
  return { language: textOf(root.language) || undefined, cues: joinWords(cues) };
}
