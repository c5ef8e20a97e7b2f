import type { Cue } from '../../contract/cue.ts';
import { escapeBraces, readMarkup } from '../cue-markup.ts';
import { withSpeaker } from '../speakers.ts';
import type { Parsed, RawCue } from '../subtitle-format.ts';
import { parseTiming } from '../timing.ts';
import { nextTimingLine, type TimingLine } from '../timing-lines.ts';
import { fullClock } from '../written-times.ts';

/** A cue ends only where the next line of times begins, since blank lines inside cues are common. */
export function parseSrt(text: string): Parsed {
  const cues: RawCue[] = [];
  let line = timingLine(text, 0);
  // Above the first times stands at most what the file calls its cues.
  const first = lastLine(text.slice(0, line?.from));
  const namesCues = first !== '' && !isNumber(first);
  while (line) {
    const next: TimingLine | undefined = timingLine(text, line.to);
    const { startTime, endTime } = line;
    const body = text.slice(line.to, next?.from);
    const content = readMarkup((next ? withoutNumber(body, namesCues) : body).trim(), startTime);
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

const isNumber = (line: string) => /^\s{0,9}\d{1,9}\s{0,9}$/.test(line);

/** The line that ends a text, without its line break. */
const lastLine = (text: string) => text.slice(text.lastIndexOf('\n', text.length - 2) + 1, text.endsWith('\n') ? -1 : undefined);

/** A cue's text without the number of the next one, which may follow without a blank line; alone it would be text. */
function withoutNumber(body: string, namesCues: boolean): string {
  const last = lastLine(body);
  const before = body.slice(0, body.length - last.length - 1);
  const isNext = isNumber(last) ? before !== '' : namesCues && last.trim() !== '' && /\n\s*\n$/.test(before.slice(-99));
  return isNext ? before : body;
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
  return parseTiming(escaped) ? escaped.replace('-->', '--&gt;') : escaped;
}
