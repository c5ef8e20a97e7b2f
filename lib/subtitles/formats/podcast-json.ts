import { isObject, objectsOf, textOf } from '../json-fields.ts';
import type { ParsedCaptions } from '../subtitle-format.ts';
import { readSegments } from './service-json.ts';

/**
 * Parses the JSON transcripts of Podcasting 2.0: `segments[].{startTime,endTime?,speaker?,body}` in seconds, in some files
 * whole milliseconds; some have one word per segment.
 */
export function parsePodcastJson(json: unknown): ParsedCaptions {
  const root = isObject(json) ? json : { segments: json };
  return { language: textOf(root.language) || undefined, ...readSegments(objectsOf(root.segments)) };
}
