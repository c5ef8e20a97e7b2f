import { numberOf, withDecimalPoint } from '../json-fields.ts';
import { Leniencies, lostCue, otherTimes } from '../leniencies.ts';
import { linesOf } from '../lines.ts';
import { parseClock } from '../parse-clock.ts';
import type { ParsedCaptions, RawCue } from '../subtitle-format.ts';
import { rowsOf, valuesOf } from '../table-rows.ts';

/**
 * Parses tables of tab-separated values: those of Whisper, with a line of names and whole milliseconds, and the labels of
 * Audacity, without names and in seconds. Fractions, also with a comma, and clock times under names are seconds too. Quotes belong to the text,
 * unless the whole table is written with them, as spreadsheets do.
 */
export function parseTsv(source: string): ParsedCaptions {
  const read = isQuotedTable(source) ? (): Iterator<string[], undefined> => rowsOf(source, '\t') : () => linesOfFields(source);
  const rows = read();
  const names = (rows.next().value ?? []).slice(0, 20).map((name) => name.trim().toLowerCase());
  const isNamed = names.includes('start') && names.includes('text');
  const columns = isNamed ? names : ['start', 'end', 'text'];
  const [start, end, text, speaker] = ['start', 'end', 'text', 'speaker'].map((name) => columns.indexOf(name));
  const cues: RawCue[] = [];
  const leniencies = new Leniencies();
  const timeOf = (field = ''): number => {
    const isWhole = /^\s{0,9}\d{1,12}\s{0,9}$/.test(field);
    if (isNamed && isWhole) return Number(field) / 1000;
    const time = parseClock(field.trim()) ?? numberOf(withDecimalPoint(field));
    if (isNamed && !Number.isNaN(time)) leniencies.add(otherTimes, field);
    return time;
  };
  const rest = isNamed ? rows : read();
  for (let row = rest.next(); !row.done; row = rest.next()) {
    const fields = row.value;
    if (fields.every((field) => field.trim() === '')) continue;
    // Text is the last column by custom, and may hold tabs.
    const words = text === columns.length - 1 ? fields.slice(text).join('\t') : (fields[text!] ?? '');
    const cue = { startTime: timeOf(fields[start!]), endTime: timeOf(fields[end!]), text: words };
    // Audacity writes the frequencies of a label on a line of their own.
    if (!Number.isNaN(cue.startTime)) cues.push({ ...cue, speaker: fields[speaker!]?.trim() || undefined });
    else if (!fields[0]!.startsWith('\\')) leniencies.add(lostCue, fields.join('\t'));
  }
  return { cues, leniencies: leniencies.list };
}

/** Iterates over the lines of a table without quotes, as their values. */
function* linesOfFields(source: string): Generator<string[], undefined> {
  const lines = linesOf(source);
  for (let line = lines.next(); line !== undefined; line = lines.next()) yield line.split('\t');
  return undefined;
}

/** The start of a row that stands within a value: its quote was a character of the text. */
const rowStart = /\n"?\d[\d.:,]{0,20}"?\t/;

/**
 * Whether a table is written with quotes: its names have them, or a value could not be written without, or every value with a
 * comma has them.
 */
function isQuotedTable(source: string): boolean {
  if (!source.includes('"')) return false;
  let isCertain = false;
  let hasQuotedComma = false;
  let hasBareComma = false;
  for (const { text, isQuoted, row } of valuesOf(source, '\t')) {
    if (isQuoted ? rowStart.test(text) : text.includes('"')) return false;
    isCertain ||= isQuoted && (row === 0 || /["\t\n]/.test(text));
    hasQuotedComma ||= isQuoted && text.includes(',');
    hasBareComma ||= !isQuoted && text.includes(',');
  }
  return isCertain || (hasQuotedComma && !hasBareComma);
}
