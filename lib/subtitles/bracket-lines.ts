import { readMarkup } from './cue-markup.ts';
import { Leniencies, lostCue } from './leniencies.ts';
import { linesOf } from './lines.ts';
import type { RawCue } from './subtitle-format.ts';

/** Reads lines such as `{1}{25}text|second line`, as their numbers. A slash before a line makes it italic. */
export function readBracketLines(source: string, pattern: RegExp): { cues: RawCue[]; leniencies: string[] | undefined } {
  const cues: RawCue[] = [];
  const leniencies = new Leniencies();
  const lines = linesOf(source);
  for (let line = lines.next(); line !== undefined; line = lines.next()) {
    const [, start, end, text] = pattern.exec(line) ?? [];
    if (text !== undefined) {
      const startTime = Number(start);
      const content = readMarkup(text.replace(/(^|\|)\//g, '$1').replaceAll('|', '\n'), startTime);
      cues.push({ startTime, endTime: end ? Number(end) : Number.POSITIVE_INFINITY, ...content });
    } else if (/^\s{0,9}[[{]\d/.test(line)) leniencies.add(lostCue, line);
    else if (line.trim() !== '' && cues.length > 0) {
      leniencies.add('line breaks within a cue', line);
      cues.at(-1)!.text += `\n${line}`;
    }
  }
  return { cues, leniencies: leniencies.list };
}

/** Returns cues whose times count frames or other parts of a second as cues in seconds. */
export const scaleTimes = (cues: RawCue[], perSecond: number): RawCue[] =>
  cues.map((cue) => ({ ...cue, startTime: cue.startTime / perSecond, endTime: cue.endTime / perSecond }));
