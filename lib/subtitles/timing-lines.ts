import { parseClock } from './parse-clock.ts';

/** A timing line above a cue: its start offset, and the start offset of the next line. Times in seconds. */
export interface TimingLine {
  from: number;
  to: number;
  startTime: number;
  endTime: number;
}

/**
 * Returns the next line with an arrow `-->` at or after the start of a line, as in WebVTT and SRT; searching for arrows is
 * faster than reading every line. Both times are NaN if one is invalid; text after the times is ignored.
 */
export function findArrowLine(text: string, position: number): TimingLine | undefined {
  const arrow = text.indexOf('-->', position);
  if (arrow < 0) return undefined;
  const from = Math.max(position, text.lastIndexOf('\n', arrow) + 1);
  const lineEnd = text.indexOf('\n', arrow);
  const end = lineEnd < 0 ? text.length : lineEnd;
  const to = lineEnd < 0 ? end : end + 1;
  const startTime = parseTrimmedClock(text, from, arrow);
  const endTime = startTime === undefined ? undefined : parseFirstClock(text, arrow + 3, end);
  return startTime === undefined || endTime === undefined
    ? { from, to, startTime: Number.NaN, endTime: Number.NaN }
    : { from, to, startTime, endTime };
}

function parseTrimmedClock(text: string, from: number, to: number): number | undefined {
  const start = skipSpace(text, from, to);
  let end = to;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  return parseClock(text, start, end);
}

/** Parses the first word as a clock time. */
function parseFirstClock(text: string, from: number, to: number): number | undefined {
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
