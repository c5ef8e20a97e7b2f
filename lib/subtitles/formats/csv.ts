import type { JsonObject } from '../json-fields.ts';
import { Leniencies, lostCue } from '../leniencies.ts';
import type { ParsedCaptions } from '../subtitle-format.ts';
import { hasStart, readSegments } from './service-json.ts';

/** Names of columns by the field of a segment that they are, without spaces and marks. */
const columnNames: Record<string, readonly string[]> = {
  start: [
    'start',
    'starttime',
    'starttimestamp',
    'startseconds',
    'starts',
    'in',
    'begin',
    'from',
    'time',
    'timestamp',
    'timecode',
    'timein',
  ],
  startMs: ['startms', 'starttimems', 'startmilliseconds'],
  end: ['end', 'endtime', 'endtimestamp', 'endseconds', 'ends', 'out', 'to', 'stop', 'timeout'],
  endMs: ['endms', 'endtimems', 'endmilliseconds'],
  duration: ['duration', 'durationseconds', 'durations', 'dur', 'length'],
  text: [
    'text',
    'transcript',
    'transcription',
    'caption',
    'captions',
    'subtitle',
    'subtitles',
    'dialogue',
    'sentence',
    'content',
    'line',
  ],
  speaker: ['speaker', 'speakername', 'speakerlabel', 'name', 'who'],
};
const fieldsByName = new Map(
  Object.entries(columnNames).flatMap(([field, names]) => names.map((name) => [name, field] as const)),
);

/** Characters of a line of names, and number of columns, that are read. */
const maxHeaderLength = 2000;
const maxColumns = 100;

/** Frames a second of times in frames (`00:01:02:12`) of a table, which does not name them. */
const framesPerSecond = 30;

/** Returns the separator of a table of comma-separated values with times and texts by its line of names; undefined for any other text. */
export function findSeparator(head: string): ',' | ';' | undefined {
  const line = head.slice(0, maxHeaderLength).split('\n', 1)[0]!;
  return ([',', ';'] as const).find((separator) => {
    const fields = [...rowsOf(line, separator)].flat().map(fieldOf);
    return fields.includes('text') && (fields.includes('start') || fields.includes('startMs'));
  });
}

/** Returns the field that a column is by its name; empty for others. */
const fieldOf = (name: string): string => fieldsByName.get(name.toLowerCase().replace(/[^a-z]/g, '')) ?? '';

/**
 * Parses comma-separated values (RFC 4180, also with semicolons) with a line of names, as transcription services, editors and
 * spreadsheets export them. Whole numbers may be milliseconds.
 */
export function parseCsv(source: string): ParsedCaptions {
  const separator = findSeparator(source) ?? ',';
  const rows = rowsOf(source, separator);
  const fields = (rows.next().value ?? []).map(fieldOf);
  const leniencies = new Leniencies();
  const segments: JsonObject[] = [];
  for (const values of rows) {
    if (values.every((value) => value.trim() === '')) continue;
    const segment: JsonObject = {};
    for (const [index, field] of fields.entries()) {
      const value = values[index] ?? '';
      // The first of two columns of a field counts.
      if (field !== '' && segment[field] === undefined) segment[field] = field === 'text' ? value : withoutFrames(value.trim());
    }
    if (hasStart(segment)) segments.push(segment);
    else leniencies.add(lostCue, values.join(separator));
  }
  const read = readSegments(segments);
  const deviations = [...(read.leniencies ?? []), ...(leniencies.list ?? [])];
  return { cues: read.cues, ...(deviations.length > 0 && { leniencies: deviations }) };
}

/** Returns a time with its frames as a fraction of a second; any other value as it is. */
function withoutFrames(value: string): string {
  const [, clock, frames] = /^(\d{1,4}:\d\d:\d\d)[:;](\d\d)$/.exec(value) ?? [];
  return clock === undefined ? value : clock + (Number(frames) / framesPerSecond).toFixed(3).slice(1);
}

/** Iterates over the rows of a table. A value in quotes may contain separators, line breaks and doubled quotes. */
function* rowsOf(text: string, separator: string): Generator<string[], undefined> {
  let row: string[] = [];
  let position = 0;
  while (position <= text.length) {
    let value: string;
    let end: number;
    if (text[position] === '"') {
      const close = closingQuote(text, position + 1);
      value = text.slice(position + 1, close).replaceAll('""', '"');
      // What follows the quote up to the separator is no part of the value.
      end = endOfValue(text, close, separator);
    } else {
      end = endOfValue(text, position, separator);
      value = text.slice(position, end);
    }
    if (row.length < maxColumns) row.push(value);
    if (text[end] !== separator) {
      yield row;
      row = [];
    }
    position = end + 1;
  }
  return undefined;
}

/** Returns the position of the quote that ends a value; the end of the text for a value without one. */
function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) if (text[at + 1] !== '"') return at;
  return text.length;
}

function endOfValue(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== '\n') at++;
  return at;
}
