import { linesOf } from '../lines.ts';
import { parseClock } from '../parse-clock.ts';
import type { ParsedCaptions, RawCue } from '../subtitle-format.ts';

/** Parses YouTube's SubViewer format: a line `0:00:01.000,0:00:03.000`, then text up to the next such line. */
export function parseSbv(text: string): ParsedCaptions {
  const cues: RawCue[] = [];
  const lines = linesOf(text);
  for (let line = lines.next(); line !== undefined; line = lines.next()) {
    const clocks = line.length < 60 ? line.trim().split(',') : [];
    const [start, end] = clocks.map((clock) => parseClock(clock));
    const last = cues.at(-1);
    if (start !== undefined && end !== undefined) cues.push({ startTime: start, endTime: end, text: '' });
    else if (last) last.text += `${line.replaceAll('[br]', '\n')}\n`;
  }
  return { cues };
}
