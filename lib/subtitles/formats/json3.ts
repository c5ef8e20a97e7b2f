import { isObject, type JsonObject, numberOf, objectsOf, textOf } from '../json-fields.ts';
import type { ParsedCaptions, RawCue } from '../subtitle-format.ts';
import { timedtextCue } from '../timedtext-cue.ts';
import { roleOfPen } from '../timedtext-ruby.ts';
import { TimedtextWindows } from '../timedtext-windows.ts';

/** Parses YouTube's json3: `events[].segs[].utf8`, times in milliseconds. Events without segments define windows. */
export function parseJson3(json: unknown): ParsedCaptions {
  const file = isObject(json) ? json : {};
  const windows = readWindows(file);
  const roles = objectsOf(file.pens).map((pen) => roleOfPen(numberOf(pen.rbRuby)));
  const cues: RawCue[] = [];
  for (const event of objectsOf(file.events)) {
    const segs = objectsOf(event.segs);
    const own = { window: idOf(event.wWinId), position: idOf(event.wpWinPosId), style: idOf(event.wsWinStyleId) };
    const id = idOf(event.id);
    if (id !== undefined && segs.length === 0) windows.define(id, own);
    const all = segs.map((seg) => ({
      text: textOf(seg.utf8),
      offset: readOffset(seg),
      ruby: roles[numberOf(seg.pPenId ?? event.pPenId)],
    }));
    const cue = timedtextCue(all, numberOf(event.tStartMs), numberOf(event.dDurationMs));
    if (cue) cues.push({ ...cue, ...windows.placeOf(own) });
  }
  return { cues };
}

function readWindows(file: JsonObject): TimedtextWindows {
  const windows = new TimedtextWindows();
  for (const [i, { apPoint, ahHorPos, avVerPos }] of objectsOf(file.wpWinPositions).entries())
    windows.addPosition(String(i), { point: numberOf(apPoint), x: numberOf(ahHorPos), y: numberOf(avVerPos) });
  for (const [i, { mhModeHint, pdPaintDir, sdScrollDir }] of objectsOf(file.wsWinStyles).entries())
    windows.addStyle(String(i), {
      mode: numberOf(mhModeHint),
      paintDirection: numberOf(pdPaintDir),
      scrollDirection: numberOf(sdScrollDir),
    });
  return windows;
}

const idOf = (id: unknown): string | undefined => (typeof id === 'number' ? String(id) : undefined);

/**
 * Returns a segment's offset in milliseconds. Segments of automatic captions have one, except for the first of a line, whose
 * offset is 0.
 */
function readOffset(seg: JsonObject): number | undefined {
  const offset = numberOf(seg.tOffsetMs);
  if (Number.isFinite(offset)) return offset;
  return seg.acAsrConf === undefined ? undefined : 0;
}
