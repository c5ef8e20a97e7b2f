import type { Cue } from '../../contract/cue.ts';
import { escapeBraces, readMarkup } from '../cue-markup.ts';
import { withSpeaker } from '../speakers.ts';
import type { Parsed, RawCue } from '../subtitle-format.ts';
import { nextTimingLine, type TimingLine } from '../timing-lines.ts';
import { fullClock } from '../written-times.ts';

/** A cue ends only where the next line of times begins, since blank lines inside cues are common. */
export function parseSrt(text: string): Parsed {
  const cues: RawCue[] = [];
  let line = timingLine(text, 0);
  // Above the first times stands at most what the file calls its cues.
  const above = line ? text.slice(text.lastIndexOf('\n', line.from - 2) + 1, line.from).trim() : '';
  const namesCues = above !== '' && !isNumber(above);
  while (line) {
    const next: TimingLine | undefined = timingLine(text, line.to);
    const { startTime, endTime } = line;
    const end = next ? endOfText(text, line.to, next.from, namesCues) : text.length;
    const content = readMarkup(text.slice(line.to, end).trim(), startTime);
    cues.push({ startTime, endTime, text: content.text, speaker: content.speaker, words: content.words });
    line = next;
  }
  return { cues };
}

/** An arrow without times is text. */
function timingLine(text: string, position: number): TimingLine | undefined {
  let line = nextTimingLine(text, position);
  while (line && Number.isNaN(line.startTime)) line = nextTimingLine(text, line.to);
  return line;
}

const blankLine = /\n\s*\n$/;
const isNumber = (line: string) => /^\s{0,9}\d{1,9}\s{0,9}$/.test(line);

/** Where a cue's text ends: before the number of the next one, which may follow without a blank line; alone it would be text. */
function endOfText(text: string, from: number, to: number, namesCues: boolean): number {
  const last = Math.max(from, text.lastIndexOf('\n', to - 2) + 1);
  const line = text.slice(last, to);
  const isNext = isNumber(line)
    ? last > from
    : namesCues && line.trim() !== '' && blankLine.test(text.slice(Math.max(from, last - 99), last));
  return isNext ? last : to;
}

export function writeSrt(cues: Cue[]): string {
  const blocks = cues.map((cue, i) => {
    const times = `${fullClock(cue.startTime, ',')} --> ${fullClock(cue.endTime, ',')}`;
    return `${i + 1}\n${times}\n${escapeText(withSpeaker(cue))}\n`;
  });
  return blocks.join('\n');
}

/** Few players decode entities, so only what would be taken for markup or times becomes one. */
function escapeText(text: string): string {
  const escaped = escapeBraces(text.replace(/&(?=[#a-z])/gi, '&amp;').replace(/<(?=[a-z/\d])/gi, '&lt;'));
  return timingLine(escaped, 0) ? escaped.replace('-->', '--&gt;') : escaped;
}
