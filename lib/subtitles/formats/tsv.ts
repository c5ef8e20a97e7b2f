import { numberOf } from '../json-fields.ts';
import { Leniencies, lostCue, otherTimes } from '../leniencies.ts';
import { linesOf } from '../lines.ts';
import { parseClock } from '../parse-clock.ts';
import type { ParsedCaptions, RawCue } from '../subtitle-format.ts';

/**
 * Parses tables of tab-separated values: those of Whisper, with a line of names and whole milliseconds, and the labels of
 * Audacity, without names and in seconds. Fractions and clock times under names are seconds too.
 */
export function parseTsv(source: string): ParsedCaptions {
  const lines = linesOf(source);
  const names = lines.next()!.trim().toLowerCase().split('\t', 20);
  const isNamed = names.includes('start') && names.includes('text');
  const columns = isNamed ? names : ['start', 'end', 'text'];
  const [start, end, text, speaker] = ['start', 'end', 'text', 'speaker'].map((name) => columns.indexOf(name));
  const cues: RawCue[] = [];
  const leniencies = new Leniencies();
  const timeOf = (field = ''): number => {
    const isWhole = /^\s{0,9}\d{1,12}\s{0,9}$/.test(field);
    if (isNamed && isWhole) return Number(field) / 1000;
    const time = parseClock(field.trim()) ?? numberOf(field);
    if (isNamed && !Number.isNaN(time)) leniencies.add(otherTimes, field);
    return time;
  };
  const rest = isNamed ? lines : linesOf(source);
  for (let line = rest.next(); line !== undefined; line = rest.next()) {
    if (line.trim() === '') continue;
    const fields = line.split('\t');
    // Text is the last column by custom, and may hold tabs.
    const words = text === columns.length - 1 ? fields.slice(text).join('\t') : (fields[text!] ?? '');
    const cue = { startTime: timeOf(fields[start!]), endTime: timeOf(fields[end!]), text: words };
    // Audacity writes the frequencies of a label on a line of their own.
    if (!Number.isNaN(cue.startTime)) cues.push({ ...cue, speaker: fields[speaker!]?.trim() || undefined });
    else if (!line.startsWith('\\')) leniencies.add(lostCue, line);
  }
  return { cues, leniencies: leniencies.list };
}
