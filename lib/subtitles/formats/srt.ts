import type { Cue } from '../../contract/cue.ts';
import { escapeBraces, readMarkup } from '../cue-markup.ts';
import { formatFullTime } from '../format-time.ts';
import { prefixSpeaker } from '../speakers.ts';
import type { ParsedCaptions, RawCue } from '../subtitle-format.ts';
import { findArrowLine, findLeniency, type TimingLine } from '../timing-lines.ts';

/** Parses SubRip. A cue ends only at the next timing line, because blank lines inside cues are common. */
export function parseSrt(text: string): ParsedCaptions {
  const cues: RawCue[] = [];
  let line = findTimingLine(text, 0);
  // Only a cue's name may precede the first timing line.
  const above = line ? text.slice(text.lastIndexOf('\n', line.from - 2) + 1, line.from).trim() : '';
  const namesCues = above !== '' && !isNumber(above);
  let leniency: string | undefined;
  while (line) {
    const next: TimingLine | undefined = findTimingLine(text, line.to);
    const { startTime, endTime } = line;
    const end = next ? findTextEnd(text, line.to, next.from, namesCues) : text.length;
    const content = readMarkup(text.slice(line.to, end).trim(), startTime);
    const position = line.settings && { position: line.settings };
    cues.push({ startTime, endTime, text: content.text, speaker: content.speaker, words: content.words, ...position });
    leniency ??= findLeniency(text, line, timing);
    line = next;
  }
  return { cues, ...(leniency && { leniencies: [leniency] }) };
}

/** Matches the times of a cue as players require them. */
const timing = /\d{2,}:[0-5]\d:[0-5]\d,\d{3}[ \t]*-->[ \t]*\d{2,}:[0-5]\d:[0-5]\d,\d{3}(?=\s|$)/y;

/** Returns the next line with two valid times at or after `position`; an arrow without times is text. */
function findTimingLine(text: string, position: number): TimingLine | undefined {
  let line = findArrowLine(text, position, '->');
  while (line && Number.isNaN(line.startTime)) line = findArrowLine(text, line.to, '->');
  return line;
}

const blankLine = /\n\s*\n$/;
const isNumber = (line: string) => /^\s{0,9}\d{1,9}\s{0,9}$/.test(line);

/** Returns the end offset of a cue's text: before the number or name of the next cue, which may follow without a blank line. */
function findTextEnd(text: string, from: number, to: number, namesCues: boolean): number {
  const lineStart = Math.max(from, text.lastIndexOf('\n', to - 2) + 1);
  const line = text.slice(lineStart, to);
  const isNext = isNumber(line)
    ? lineStart > from
    : namesCues && line.trim() !== '' && blankLine.test(text.slice(Math.max(from, lineStart - 99), lineStart));
  return isNext ? lineStart : to;
}

/** Writes cues as a SubRip file, with the speaker before the text. */
export function writeSrt(cues: Cue[]): string {
  const blocks = cues.map((cue, i) => {
    const times = `${formatFullTime(cue.startTime, ',')} --> ${formatFullTime(cue.endTime, ',')}`;
    return `${i + 1}\n${times}\n${escapeText(prefixSpeaker(cue))}\n`;
  });
  return blocks.join('\n');
}

/** Escapes only text that would be read as markup or times, because few players decode entities. */
function escapeText(text: string): string {
  const escaped = escapeBraces(text.replace(/&(?=[#a-z])/gi, '&amp;').replace(/<(?=[a-z/\d])/gi, '&lt;'));
  return findTimingLine(escaped, 0) ? escaped.replace('->', '-&gt;') : escaped;
}
