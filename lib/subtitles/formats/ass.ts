import { linesOf } from '../lines.ts';
import type { Parsed, RawCue } from '../subtitle-format.ts';
import { parseClock } from '../timing.ts';

const usualOrder = 'layer,start,end,style,name,marginl,marginr,marginv,effect,text'.split(',');

/** SubStation Alpha, both versions. The fields of a line stand in the order that its section's `Format:` names. */
export function parseAss(text: string): Parsed {
  const cues: RawCue[] = [];
  let order = usualOrder;
  let inEvents = true;
  const lines = linesOf(text);
  for (let line = lines.next(); line !== undefined; line = lines.next()) {
    if (line.startsWith('[')) inEvents = /^\[events\]/i.test(line);
    else if (inEvents && /^Format:/i.test(line)) order = fieldsOf(line, 99).map((field) => field.trim().toLowerCase());
    else if (inEvents && /^Dialogue:/i.test(line)) {
      const cue = cueOf(order, fieldsOf(line, order.length));
      if (cue) cues.push(cue);
    }
  }
  return { cues };
}

/** The last field takes the commas that are left. */
function fieldsOf(line: string, count: number): string[] {
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

function cueOf(order: string[], fields: string[]): RawCue | undefined {
  const field = (name: string) => fields[order.indexOf(name)]?.trim();
  const startTime = parseClock(field('start') ?? '');
  const endTime = parseClock(field('end') ?? '');
  if (startTime === undefined || endTime === undefined) return undefined;
  return { startTime, endTime, text: spoken(field('text') ?? ''), speaker: field('name') || field('actor') || undefined };
}

/** Text without override blocks `{…}`, and without what is drawn between `\p1` and `\p0`. */
function spoken(text: string): string {
  let said = '';
  let drawing = false;
  let from = 0;
  while (from < text.length) {
    const open = text.indexOf('{', from);
    const close = open < 0 ? -1 : text.indexOf('}', open);
    const end = close < 0 ? text.length : open;
    if (!drawing) said += text.slice(from, end);
    if (close < 0) break;
    const scale = text.slice(open, close).match(/\\p\d/g)?.at(-1);
    if (scale) drawing = scale !== '\\p0';
    from = close + 1;
  }
  return said.replace(/\\[Nn]/g, '\n').replaceAll('\\h', ' ');
}
