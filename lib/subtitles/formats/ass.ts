import { linesOf } from '../lines.ts';
import { parseClock } from '../parse-clock.ts';
import type { ParsedCaptions, RawCue } from '../subtitle-format.ts';

const defaultFieldOrder = 'layer,start,end,style,name,marginl,marginr,marginv,effect,text'.split(',');

/** Parses SubStation Alpha (SSA and ASS). The fields of a line are in the order of its section's `Format:` line. */
export function parseAss(text: string): ParsedCaptions {
  const cues: RawCue[] = [];
  let order = defaultFieldOrder;
  let inEvents = true;
  const lines = linesOf(text);
  for (let next = lines.next(); next !== undefined; next = lines.next()) {
    const line = next.trimStart();
    if (line.startsWith('[')) inEvents = /^\[events\]/i.test(line);
    else if (inEvents && /^Format:/i.test(line)) order = splitFields(line, 99).map((field) => field.trim().toLowerCase());
    else if (inEvents && /^Dialogue:/i.test(line)) {
      const cue = readDialogue(order, splitFields(line, order.length));
      if (cue) cues.push(cue);
    }
  }
  return { cues };
}

/** Splits a line into at most `count` fields; the last field keeps its commas. */
function splitFields(line: string, count: number): string[] {
  const fields: string[] = [];
  let from = line.indexOf(':') + 1;
  while (fields.length < count - 1) {
    const comma = line.indexOf(',', from);
    if (comma < 0) break;
    fields.push(line.slice(from, comma));
    from = comma + 1;
  }
  return [...fields, line.slice(from)];
}

function readDialogue(order: string[], fields: string[]): RawCue | undefined {
  const field = (name: string) => fields[order.indexOf(name)]?.trim();
  const startTime = parseClock(field('start') ?? '');
  const endTime = parseClock(field('end') ?? '');
  if (startTime === undefined || endTime === undefined) return undefined;
  return {
    startTime,
    endTime,
    text: removeOverrides(field('text') ?? ''),
    speaker: field('name') || field('actor') || undefined,
  };
}

/** Removes override blocks `{…}` and the drawings between `\p1` and `\p0`. */
function removeOverrides(source: string): string {
  let text = '';
  let drawing = false;
  let from = 0;
  while (from < source.length) {
    const open = source.indexOf('{', from);
    const close = open < 0 ? -1 : source.indexOf('}', open);
    const end = close < 0 ? source.length : open;
    if (!drawing) text += source.slice(from, end);
    if (close < 0) break;
    const scale = source.slice(open, close).match(/\\p\d/g)?.at(-1);
    if (scale) drawing = scale !== '\\p0';
    from = close + 1;
  }
  return text.replace(/\\[Nn]/g, '\n').replaceAll('\\h', ' ');
}
