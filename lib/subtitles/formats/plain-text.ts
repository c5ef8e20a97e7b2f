import type { Cue } from '../../contract/cue.ts';
import { estimateTimes } from '../estimate-times.ts';
import { formatTimeRange } from '../format-time.ts';
import { linesOf } from '../lines.ts';
import { parseClock } from '../parse-clock.ts';
import { prefixSpeaker } from '../speakers.ts';
import type { ParsedCaptions, RawCue } from '../subtitle-format.ts';

const stamp =
  /^[ \t]{0,9}([[(]?)((?:\d{1,4}:)?\d{1,3}:\d{2}(?:[.,]\d{1,9})?)(?:[ \t]{0,3}(?:-->|\u2013|-)[ \t]{0,3}((?:\d{1,4}:)?\d{1,3}:\d{2}(?:[.,]\d{1,9})?))?([\])]?)(?=[\s:-]|$)/;

/** Whether the text is a transcript: at least two lines start with a time, or one starts with a range of times. */
export function hasTimedLines(head: string): boolean {
  const lines = linesOf(head);
  let stamps = 0;
  for (let line = lines.next(); line !== undefined && stamps < 2; line = lines.next()) {
    const match = stamp.exec(line);
    if (match) stamps += match[3] === undefined ? 1 : 2;
  }
  return stamps >= 2;
}

/**
 * Parses lines such as `0:12 text`, `[0:12] text`, `0:12 – 0:15 text` or a time above its text; otherwise paragraphs without
 * times.
 */
export function parsePlainText(text: string): ParsedCaptions {
  const cues: RawCue[] = [];
  const lines = linesOf(text);
  for (let line = lines.next(); line !== undefined; line = lines.next()) {
    const match = stamp.exec(line);
    const startTime = match ? parseClock(match[2]!) : undefined;
    if (match && startTime !== undefined) {
      const endTime = (match[3] && parseClock(match[3])) || Number.POSITIVE_INFINITY;
      cues.push({ startTime, endTime, text: removeSeparator(line.slice(match[0].length), match[3]) });
    } else {
      const last = cues.at(-1);
      if (last) last.text += `\n${line}`;
    }
  }
  return cues.length > 0 ? { cues } : { cues: estimateTimes(text.split(/\n\s*\n/)), estimated: true };
}

/**
 * Returns the text after a line's time. A colon or dash after a single time is a separator; after a range it is part of the
 * text.
 */
const removeSeparator = (rest: string, end: string | undefined) => (end === undefined ? rest.replace(/^\s{0,9}[:-]?/, '') : rest);

/** Writes one line per cue, `0:12 text`; the end time is included if it differs from the next cue's start. */
export function writeText(cues: Cue[]): string {
  return cues.map((cue, i) => `${formatTimeRange(cue, cues[i + 1])} ${prefixSpeaker(cue)}\n`).join('');
}

/** Whether the text has enough letters to be a transcript instead of a server's error message. */
export function isProse(text: string): boolean {
  const sample = text.slice(0, 10_000);
  const letters = sample.replace(/\P{L}/gu, '').length;
  return letters >= 300 && letters > sample.length / 2;
}
