import { parseTiming, type Timing } from './timing.ts';

/** A line of times: where it starts in the text, and where the line after it does. */
export interface TimingLine extends Timing {
  from: number;
  to: number;
}

/**
 * The next line with an arrow at or after a line's start, which is what WebVTT and SRT are built around: looking for
 * arrows alone is faster than reading every line. The times are NaN where the line can't be read.
 */
export function nextTimingLine(text: string, position: number): TimingLine | undefined {
  const arrow = text.indexOf('-->', position);
  if (arrow < 0) return undefined;
  const from = Math.max(position, text.lastIndexOf('\n', arrow) + 1);
  const end = text.indexOf('\n', arrow);
  const to = end < 0 ? text.length : end + 1;
  const timing = parseTiming(text.slice(from, end < 0 ? to : end));
  return { from, to, startTime: timing?.startTime ?? Number.NaN, endTime: timing?.endTime ?? Number.NaN };
}
