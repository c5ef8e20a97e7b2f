import type { Cue } from '../../contract/cue.ts';
import { estimateTimes } from '../estimate-times.ts';
import { linesOf } from '../lines.ts';
import { withSpeaker } from '../speakers.ts';
import type { Parsed, RawCue } from '../subtitle-format.ts';
import { parseClock } from '../timing.ts';
import { writtenRange } from '../written-times.ts';

const stamp =
  /^[ \t]{0,9}([[(]?)((?:\d{1,4}:)?\d{1,3}:\d{2}(?:[.,]\d{1,9})?)(?:[ \t]{0,3}(?:-->|\u2013|-)[ \t]{0,3}((?:\d{1,4}:)?\d{1,3}:\d{2}(?:[.,]\d{1,9})?))?([\])]?)(?=[\s:-]|$)/;

/** Two lines that begin with a time, or one that begins with a range of times, are a transcript; a lone clock is not. */
export function looksTimed(head: string): boolean {
  const lines = linesOf(head);
  let stamps = 0;
  for (let line = lines.next(); line !== undefined && stamps < 2; line = lines.next()) {
    const match = stamp.exec(line);
    if (match) stamps += match[3] === undefined ? 1 : 2;
  }
  return stamps >= 2;
}

/** Lines such as `0:12 text`, `[0:12] text`, `0:12 – 0:15 text` or a time above its text; else paragraphs without times. */
export function parsePlainText(text: string): Parsed {
  const cues: RawCue[] = [];
  const lines = linesOf(text);
  for (let line = lines.next(); line !== undefined; line = lines.next()) {
    const match = stamp.exec(line);
    const startTime = match ? parseClock(match[2]!) : undefined;
    if (match && startTime !== undefined) {
      const endTime = (match[3] && parseClock(match[3])) || Number.POSITIVE_INFINITY;
      cues.push({ startTime, endTime, text: afterStamp(line.slice(match[0].length), match[3]) });
    } else {
      const last = cues.at(-1);
      if (last) last.text += `\n${line}`;
    }
  }
  return cues.length > 0 ? { cues } : { cues: estimateTimes(text.split(/\n\s*\n/)), estimated: true };
}

/** A colon or dash after a lone time belongs to it; after a range it is what was said. */
const afterStamp = (rest: string, end: string | undefined) => (end === undefined ? rest.replace(/^\s{0,9}[:-]?/, '') : rest);

/** One line a cue, `0:12 text`; the end is written where it is not the next one's start. */
export function writeText(cues: Cue[]): string {
  return cues.map((cue, i) => `${writtenRange(cue, cues[i + 1])} ${withSpeaker(cue)}\n`).join('');
}

/** Enough words to be what was said, and not what a server says instead. */
export function isProse(text: string): boolean {
  const sample = text.slice(0, 10_000);
  const letters = sample.replace(/\P{L}/gu, '').length;
  return letters >= 300 && letters > sample.length / 2;
}
