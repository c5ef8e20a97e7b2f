import { isObject, type JsonObject, numberOf, objectsOf, textOf } from '../json-fields.ts';
import type { ParsedCaptions, RawCue } from '../subtitle-format.ts';
import { findSegments } from './find-segments.ts';
import { hasStart, readSegments, segmentsOfService } from './service-json.ts';

/**
 * Parses the JSON of Whisper and other transcription services: `segments[].{start,end,text,words?}` in seconds, `words[]` alone,
 * `transcription[].offsets` of whisper.cpp in milliseconds, the shapes of `segmentsOfService`, or a plain list of segments,
 * which may have a duration instead of an end and whole milliseconds instead of seconds.
 */
export function parseWhisperJson(json: unknown): ParsedCaptions {
  if (!isObject(json)) {
    const entries = objectsOf(json);
    const isPlain = entries.some(hasStart) && !entries.some(({ text }) => isObject(text));
    return readSegments(isPlain ? entries : (findSegments(entries) ?? []));
  }
  const language = textOf(json.language) || (isObject(json.result) ? textOf(json.result.language) : '') || undefined;
  if (Array.isArray(json.transcription)) return { language, cues: objectsOf(json.transcription).map(readOffsetSegment) };
  const segments = objectsOf(json.segments);
  return { language, ...readSegments(segments.length > 0 ? segments : (segmentsOfService(json) ?? [])) };
}

function readOffsetSegment(segment: JsonObject): RawCue {
  const offsets = isObject(segment.offsets) ? segment.offsets : {};
  return { startTime: numberOf(offsets.from) / 1000, endTime: numberOf(offsets.to) / 1000, text: textOf(segment.text) };
}
