import { isObject, type Json, numberOf, objectsOf, textOf } from '../json-fields.ts';
import { seconds, timedWords } from '../segment-words.ts';
import type { Parsed, RawCue } from '../subtitle-format.ts';

/** `events[].segs[].utf8` with times in milliseconds. Events without segments only place windows. */
export function parseJson3(json: unknown): Parsed {
  const cues: RawCue[] = [];
  for (const event of objectsOf(isObject(json) ? json.events : undefined)) {
    const segs = objectsOf(event.segs);
    const text = segs.map((seg) => textOf(seg.utf8)).join('');
    if (text.trim() === '') continue;
    const start = numberOf(event.tStartMs);
    const length = numberOf(event.dDurationMs);
    const segments = segs.map((seg) => ({ text: textOf(seg.utf8), offset: offsetOf(seg) }));
    cues.push({ startTime: seconds(start), endTime: seconds(start + length), text, words: timedWords(segments, start) });
  }
  return { cues };
}

/** Segments of speech recognition are timed; the first one of a line leaves its offset out. */
function offsetOf(seg: Json): number | undefined {
  const offset = numberOf(seg.tOffsetMs);
  if (Number.isFinite(offset)) return offset;
  return seg.acAsrConf === undefined ? undefined : 0;
}
