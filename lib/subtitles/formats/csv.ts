import { withoutFrames } from '../frame-clock.ts';
import { type JsonObject, withDecimalPoint } from '../json-fields.ts';
import { Leniencies, lostCue } from '../leniencies.ts';
import { segmentFieldOf } from '../segment-fields.ts';
import type { ParsedCaptions } from '../subtitle-format.ts';
import { rowsOf } from '../table-rows.ts';
import { hasStart, readSegments } from './service-json.ts';

/** Characters of a line of names that are read. */
const maxHeaderLength = 2000;

/** Returns the separator of a table of comma-separated values with times and texts by its line of names; undefined for any other text. */
export function findSeparator(head: string): ',' | ';' | '\t' | undefined {
  const line = head.slice(0, maxHeaderLength).split('\n', 1)[0]!;
  return ([',', ';', '\t'] as const).find((separator) => {
    const fields = [...rowsOf(line, separator)].flat().map(segmentFieldOf);
    return fields.includes('text') && (fields.includes('start') || fields.includes('startMs'));
  });
}

/**
 * Parses comma-separated values (RFC 4180, also with semicolons or tabs) with a line of names, as transcription services, editors and
 * spreadsheets export them. Whole numbers may be milliseconds.
 */
export function parseCsv(source: string): ParsedCaptions {
  const separator = findSeparator(source) ?? ',';
  const rows = rowsOf(source, separator);
  const fields = (rows.next().value ?? []).map(segmentFieldOf);
  const leniencies = new Leniencies();
  // A comma between the columns leaves none within a number.
  const readTime = (value: string) => withoutFrames(separator !== ',' ? withDecimalPoint(value) : value);
  const segments: JsonObject[] = [];
  for (const values of rows) {
    if (values.every((value) => value.trim() === '')) continue;
    const segment: JsonObject = {};
    for (const [index, field] of fields.entries()) {
      const value = values[index] ?? '';
      // The first of two columns of a field counts.
      if (field !== '' && segment[field] === undefined) segment[field] = field === 'text' ? value : readTime(value.trim());
    }
    if (hasStart(segment)) segments.push(segment);
    else leniencies.add(lostCue, values.join(separator));
  }
  const read = readSegments(segments);
  const deviations = [...(read.leniencies ?? []), ...(leniencies.list ?? [])];
  return { cues: read.cues, ...(deviations.length > 0 && { leniencies: deviations }) };
}
