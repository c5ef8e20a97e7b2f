import { isObject, type JsonObject, numberOf, objectsOf, textOf } from '../json-fields.ts';
import { toSeconds, wordsFromSegments } from '../segment-words.ts';
import type { ParsedCaptions, RawCue } from '../subtitle-format.ts';

/** Parses YouTube's json3: `events[].segs[].utf8`, times in milliseconds. Events without segments only position windows. */
export function parseJson3(json: unknown): ParsedCaptions {
  const cues: RawCue[] = [];
  for (const event of objectsOf(isObject(json) ? json.events : undefined)) {
    const segs = objectsOf(event.segs);
    const text = segs.map((seg) => textOf(seg.utf8)).join('');
    if (text.trim() === '') continue;
    const start = numberOf(event.tStartMs);
    const length = numberOf(event.dDurationMs);
    const segments = segs.map((seg) => ({ text: textOf(seg.utf8), offset: readOffset(seg) }));
    cues.push({
      startTime: toSeconds(start),
      endTime: toSeconds(start + length),
      text,
      words: wordsFromSegments(segments, start),
    });
  }
  return { cues };
}

/**
 * Returns a segment's offset in milliseconds. Segments of automatic captions have one, except for the first of a line, whose
 * offset is 0.
 */
function readOffset(seg: JsonObject): number | undefined {
  const offset = numberOf(seg.tOffsetMs);
  if (Number.isFinite(offset)) return offset;
  return seg.acAsrConf === undefined ? undefined : 0;
}
