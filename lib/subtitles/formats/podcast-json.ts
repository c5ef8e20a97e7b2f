import { joinWords } from '../join-words.ts';
import { isObject, numberOf, objectsOf, textOf } from '../json-fields.ts';
import type { ParsedCaptions } from '../subtitle-format.ts';

/**
 * Parses the JSON transcripts of Podcasting 2.0: `segments[].{startTime,endTime?,speaker?,body}` in seconds; some files have
 * one word per segment.
 */
export function parsePodcastJson(json: unknown): ParsedCaptions {
  const root = isObject(json) ? json : { segments: json };
  const cues = objectsOf(root.segments).map(({ startTime, endTime, body, speaker }) => ({
    startTime: numberOf(startTime),
    endTime: numberOf(endTime),
    text: textOf(body),
    speaker: textOf(speaker) || undefined,
  }));
  return { language: textOf(root.language) || undefined, cues: joinWords(cues) };
}
