import { type AssPlace, alignmentOfSsa, boxOfAss, defaultPlace } from '../ass-position.ts';
import { settingsOfBox } from '../cue-position.ts';
import { Leniencies, lostCue, otherTimes } from '../leniencies.ts';
import { linesOf } from '../lines.ts';
import { parseClock } from '../parse-clock.ts';
import type { ParsedCaptions, RawCue, Ruby } from '../subtitle-format.ts';

const defaultFieldOrder = 'layer,start,end,style,name,marginl,marginr,marginv,effect,text'.split(',');
const defaultStyleOrder = ['name'];

/** The declarations above a dialogue line. */
interface Script {
  order: string[];
  styleOrder: string[];
  width?: number;
  height?: number;
  /** Alignments of the styles, by their names. */
  alignments: Map<string, number>;
}

/** Parses SubStation Alpha (SSA and ASS). The fields of a line are in the order of its section's `Format:` line. */
export function parseAss(text: string): ParsedCaptions {
  const dialogue: { cue: RawCue; effect: string }[] = [];
  const script: Script = { order: defaultFieldOrder, styleOrder: defaultStyleOrder, alignments: new Map() };
  let section = 'events';
  const leniencies = new Leniencies();
  const lines = linesOf(text);
  for (let next = lines.next(); next !== undefined; next = lines.next()) {
    const line = next.trimStart();
    if (line.startsWith('[')) section = line.slice(1, 30).split(']', 1)[0]!.toLowerCase();
    else if (section !== 'events') readDeclaration(script, line, section);
    else if (/^Format:/i.test(line)) script.order = readFieldOrder(line);
    else if (/^Dialogue:|^Comment:.{0,999},karaoke,/i.test(line)) {
      const fields = splitFields(line, script.order.length);
      const effect = fields[script.order.indexOf('effect')]?.trim().toLowerCase() ?? '';
      // Comments are notes, except for the lines that a template of Aegisub has replaced by effects.
      if (!/^Dialogue:/i.test(line) && effect !== 'karaoke') continue;
      const cue = readDialogue(script, fields, leniencies);
      if (cue) dialogue.push({ cue, effect });
      else leniencies.add(lostCue, line);
      if (next !== line) leniencies.add('an indented line', line);
    }
  }
  const hasTemplates = dialogue.some(({ effect }) => effect === 'karaoke');
  const cues = dialogue.filter(({ effect }) => !(hasTemplates && effect === 'fx')).map(({ cue }) => cue);
  return { cues, leniencies: leniencies.list };
}

/** Matches a time as the format defines it. */
const strictTime = /^\d{1,4}:[0-5]\d:[0-5]\d\.\d\d$/;

const readFieldOrder = (line: string) => splitFields(line, 99).map((field) => field.trim().toLowerCase());

/** Reads the size of the picture, and the alignments of styles. */
function readDeclaration(script: Script, line: string, section: string): void {
  const [, axis, pixels] = /^PlayRes([XY]):\s{0,9}(\d{1,6})/i.exec(line) ?? [];
  if (axis && Number(pixels) > 0) script[axis.toUpperCase() === 'X' ? 'width' : 'height'] = Number(pixels);
  if (!section.endsWith('styles')) return;
  if (/^Format:/i.test(line)) script.styleOrder = readFieldOrder(line);
  else if (/^Style:/i.test(line)) {
    const fields = splitFields(line, script.styleOrder.length);
    const alignment = Number(fields[script.styleOrder.indexOf('alignment')]);
    const name = styleName(fields[script.styleOrder.indexOf('name')] ?? '');
    if (alignment >= 1 && alignment <= 11)
      script.alignments.set(name, section.includes('+') ? alignment : alignmentOfSsa(alignment));
  }
}

/** Renderers ignore asterisks in front of a style's name. */
const styleName = (field: string) => field.trim().replace(/^\*{1,9}/, '');

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

function readDialogue(script: Script, fields: string[], leniencies: Leniencies): RawCue | undefined {
  const field = (name: string) => fields[script.order.indexOf(name)]?.trim() ?? '';
  const [start, end] = [field('start'), field('end')];
  const [startTime, endTime] = [readTime(start), readTime(end)];
  if (startTime === undefined || endTime === undefined) return undefined;
  if (!strictTime.test(start) || !strictTime.test(end)) leniencies.add(otherTimes, `${start}, ${end}`);
  const style = styleName(field('style'));
  const { overrides, ...content } = readOverrides(field('text'));
  const place: AssPlace = {
    ...sizeOf(script),
    alignment: script.alignments.get(style) ?? defaultPlace.alignment,
    marginLeft: Number(field('marginl')) || 0,
    marginRight: Number(field('marginr')) || 0,
    marginVertical: Number(field('marginv')) || 0,
  };
  return {
    startTime,
    endTime,
    ...content,
    speaker: field('name') || field('actor') || undefined,
    position: settingsOfBox(boxOfAss(overrides, place)),
    styles: style ? [style] : undefined,
  };
}

/** Reads a time, which is negative where a line was moved to before the video. */
function readTime(field: string): number | undefined {
  const isNegative = field.startsWith('-');
  const time = parseClock(field, isNegative ? 1 : 0);
  return time !== undefined && isNegative ? -time : time;
}

/** Returns the size of the picture; of a missing side, as renderers assume it. */
function sizeOf({ width, height }: Script): Pick<AssPlace, 'width' | 'height'> {
  return {
    width: width ?? (height === undefined ? defaultPlace.width : (height * 4) / 3),
    height: height ?? (width === undefined ? defaultPlace.height : (width * 3) / 4),
  };
}

/**
 * Removes override blocks `{…}` and the drawings between `\p1` and `\p0`. The comments `{ruby}base{rt}（reading）{/ruby}`, which
 * `writeAss` writes, are readings.
 */
function readOverrides(source: string): Pick<RawCue, 'text' | 'ruby'> & { overrides: string } {
  let text = '';
  let overrides = '';
  let isDrawing = false;
  let from = 0;
  let base: Pick<Ruby, 'at' | 'base'> | undefined;
  let reading: string | undefined;
  const ruby: Ruby[] = [];
  while (from < source.length) {
    const open = findBrace(source, from);
    const close = open < 0 ? -1 : source.indexOf('}', open);
    const part = readText(source.slice(from, close < 0 ? source.length : open));
    if (reading !== undefined) reading += part;
    else if (!isDrawing) {
      text += part;
      if (base) base.base += part;
    }
    if (close < 0) break;
    const block = source.slice(open + 1, close);
    if (block === 'ruby') base = { at: text.length, base: '' };
    else if (block === 'rt' && base) reading = '';
    else if (block === '/ruby' && base && reading) {
      ruby.push({ ...base, reading: reading.replace(/^（|）$/g, '') });
      base = reading = undefined;
    } else overrides += block;
    const scale = block.match(/\\p\d/g)?.at(-1);
    if (scale) isDrawing = scale !== '\\p0';
    from = close + 1;
  }
  return { text, overrides, ...(ruby.length > 0 && { ruby }) };
}

/** Returns the offset of the next brace that is not escaped as `\{`; -1 if there is none. */
function findBrace(source: string, from: number): number {
  let open = source.indexOf('{', from);
  while (open > 0 && source[open - 1] === '\\') open = source.indexOf('{', open + 1);
  return open;
}

/** Reads breaks, hard spaces and escapes; a word joiner separates a backslash from a letter. */
const readText = (source: string): string =>
  source.includes('\\')
    ? source.replace(/\\([Nnh{}]|\u2060)/g, (_, escaped: string) => breaks[escaped] ?? (escaped === '\u2060' ? '\\' : escaped))
    : source;
const breaks: Record<string, string> = { N: '\n', n: '\n', h: ' ' };
