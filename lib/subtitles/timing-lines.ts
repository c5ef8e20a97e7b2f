import { parseClock } from './timing.ts';

/** A line of times above a cue: where it starts in the text, and where the line after it does. */
export interface TimingLine {
  from: number;
  to: number;
  startTime: number;
  endTime: number;
}

/**
 * The next line with an arrow at or after a line's start, which is what WebVTT and SRT are built around: looking for
 * arrows alone is faster than reading every line. Both times are NaN where one can't be read; what follows them is ignored.
 */
export function nextTimingLine(text: string, position: number): TimingLine | undefined {
  const arrow = text.indexOf('-->', position);
  if (arrow < 0) return undefined;
  const from = Math.max(position, text.lastIndexOf('\n', arrow) + 1);
  const found = text.indexOf('\n', arrow);
  const end = found < 0 ? text.length : found;
  const to = found < 0 ? end : end + 1;
  const startTime = clockBetween(text, from, arrow);
  const endTime = startTime === undefined ? undefined : clockFrom(text, arrow + 3, end);
  return startTime === undefined || endTime === undefined
    ? { from, to, startTime: Number.NaN, endTime: Number.NaN }
    : { from, to, startTime, endTime };
}

function clockBetween(text: string, from: number, to: number): number | undefined {
  const start = skipSpace(text, from, to);
  let end = to;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  return parseClock(text, start, end);
}

/** The clock that the first word is. */
function clockFrom(text: string, from: number, to: number): number | undefined {
  const start = skipSpace(text, from, to);
  let end = start;
  while (end < to && !isSpace(text.charCodeAt(end))) end++;
  return parseClock(text, start, end);
}

function skipSpace(text: string, from: number, to: number): number {
  let at = from;
  while (at < to && isSpace(text.charCodeAt(at))) at++;
  return at;
}

const isSpace = (code: number): boolean => code <= 0x20 || code === 0xa0 || code === 0x3000;
