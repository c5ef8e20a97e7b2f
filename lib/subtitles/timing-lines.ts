import { type Leniencies, lostCue, otherTimes } from './leniencies.ts';
import { parseClock } from './parse-clock.ts';

/** A timing line above a cue: its start offset, and the start offset of the next line. Times in seconds. */
export interface TimingLine {
  from: number;
  to: number;
  startTime: number;
  endTime: number;
  /** Text after the times: the settings of a WebVTT cue, or the coordinates of SubRip. */
  settings: string;
}

/** Matches seconds without minutes, `0.860`, which some tools write. */
const bareSeconds = /^\d{1,6}[.,]\d{1,3}$/;

/**
 * Returns the next line with an arrow at or after the start of a line, as in WebVTT and SRT; searching for arrows is faster than
 * reading every line. Both times are NaN if one is invalid; text after the times is ignored. An arrow `->` also finds `-->`.
 */
export function findArrowLine(text: string, position: number, mark: '-->' | '->' = '-->'): TimingLine | undefined {
  const arrow = text.indexOf(mark, position);
  if (arrow < 0) return undefined;
  const from = Math.max(position, text.lastIndexOf('\n', arrow) + 1);
  const lineEnd = text.indexOf('\n', arrow);
  const end = lineEnd < 0 ? text.length : lineEnd;
  const to = lineEnd < 0 ? end : end + 1;
  const startTime = parseTrimmedClock(text, from, arrow);
  const clockFrom = skipSpace(text, arrow + mark.length, end);
  const clockTo = startTime === undefined ? clockFrom : skipClock(text, clockFrom, end);
  const endTime = parseTime(text, clockFrom, clockTo);
  if (startTime === undefined || endTime === undefined) {
    return { from, to, startTime: Number.NaN, endTime: Number.NaN, settings: '' };
  }
  return { from, to, startTime, endTime, settings: clockTo === end ? '' : text.slice(clockTo, end).trim() };
}

function parseTrimmedClock(text: string, from: number, to: number): number | undefined {
  const start = skipSpace(text, from, to);
  let end = to;
  while (end > start && isSpaceOrDash(text.charCodeAt(end - 1))) end--;
  return parseTime(text, start, end);
}

/** Returns the end offset of the clock time at `from`; settings may follow without a space. */
function skipClock(text: string, from: number, to: number): number {
  let end = from;
  while (end < to && isOfClock(text.charCodeAt(end))) end++;
  return end;
}

const parseTime = (text: string, from: number, to: number): number | undefined =>
  parseClock(text, from, to) ??
  (to - from < 11 && bareSeconds.test(text.slice(from, to)) ? Number(text.slice(from, to).replace(',', '.')) : undefined);

function skipSpace(text: string, from: number, to: number): number {
  let at = from;
  while (at < to && isSpace(text.charCodeAt(at))) at++;
  return at;
}

/** Whether a character is a digit, a colon, a comma or a dot. */
const isOfClock = (code: number): boolean => (code >= 0x30 && code <= 0x3a) || code === 0x2c || code === 0x2e;
const isSpaceOrDash = (code: number): boolean => code === 0x2d || isSpace(code);
export const isSpace = (code: number): boolean => code <= 0x20 || code === 0xa0 || code === 0x3000;

/** Notes a timing line that is unreadable or not of the form that `strict`, a sticky pattern, requires. */
export function checkTimes(leniencies: Leniencies, text: string, { from, to, startTime }: TimingLine, strict: RegExp): void {
  strict.lastIndex = from;
  if (!strict.test(text)) leniencies.add(Number.isNaN(startTime) ? lostCue : otherTimes, text.slice(from, to));
}
