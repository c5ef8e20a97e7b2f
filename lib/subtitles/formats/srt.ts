import type { Cue } from '../../contract/cue.ts';
import { toAsciiDigits } from '../../encoding/ascii-digits.ts';
import { alignmentOfBox, boxOfAss, defaultPlace } from '../ass-position.ts';
import { escapeOverrides, readMarkup } from '../cue-markup.ts';
import { boxOfSettings, settingsOfBox } from '../cue-position.ts';
import { formatFullTime } from '../format-time.ts';
import { framesPerSecond } from '../frame-clock.ts';
import { Leniencies } from '../leniencies.ts';
import { parseClock } from '../parse-clock.ts';
import { prefixSpeaker } from '../speakers.ts';
import type { ParsedCaptions, RawCue } from '../subtitle-format.ts';
import { checkTimes, findArrowLine, isSpace, type TimingLine } from '../timing-lines.ts';
import { namesInFirstLines, namesOnLines } from '../transcript-names.ts';

/** Parses SubRip. A cue ends only at the next timing line, because blank lines inside cues are common. */
export function parseSrt(original: string): ParsedCaptions {
  const text = withUsualTimes(original);
  const cues: RawCue[] = [];
  let line = findTimingLine(text, 0);
  // Only a cue's name may precede the first timing line.
  const aboveFrom = line ? text.lastIndexOf('\n', line.from - 2) + 1 : 0;
  const namesCues = line !== undefined && !isNumber(text, aboveFrom, line.from) && text.slice(aboveFrom, line.from).trim() !== '';
  const layout = { namesCues, isSpaced: line !== undefined && spacedNumber.test(text.slice(0, line.from)) };
  const leniencies = new Leniencies();
  while (line) {
    const next: TimingLine | undefined = findTimingLine(text, line.to);
    const { startTime, endTime } = line;
    const end = next ? findTextEnd(text, line.to, next.from, layout) : text.length;
    const below = text.slice(line.to, end).trimEnd().replace(blankLines, '');
    const isBeside = below === '' && line.settings !== '' && !coordinates.test(line.settings);
    if (isBeside) leniencies.add('text beside the times', line.settings);
    const whole = isBeside ? line.settings : below;
    const source = beforeOtherFormat(whole);
    if (source !== whole) leniencies.add('left out, because it is of another format', whole.slice(source.length));
    const position = (!isBeside && line.settings) || (source.includes('{\\') ? readPosition(source) : undefined);
    if (!Number.isNaN(startTime)) cues.push({ startTime, endTime, position, ...readMarkup(source, startTime) });
    checkTimes(leniencies, original, line, timing);
    line = next;
  }
  // Every timing line of Teams is read leniently, so most files need no search for one.
  const named = leniencies.list && teamsTime.test(original) ? namesInFirstLines(cues) : undefined;
  if (named) leniencies.add(namesOnLines);
  return { cues: named ?? cues, leniencies: leniencies.list };
}

/** Matches blank lines above a text; a space in front of it may be that of a word whose other pieces have none. */
const blankLines = /^(?:[^\S\n]*\n)+/;

/** Matches a number and a blank line above the first times, in files with a blank line after each line. */
const spacedNumber = /^\s{0,9}\d{1,9}[ \t]*\n[ \t]*\n\s*$/;

/** Matches the times of transcripts of Teams, which have a speaker's name above each text. */
const teamsTime = /^\d{1,2}:\d{1,2}:\d{1,2}\.\d{1,7} --> \d{1,2}:\d:\d/m;

/** Matches the settings that may follow the times: coordinates, and those of WebVTT. */
const coordinates = /^(?:[XY][12]|line|position|size|align|vertical|region):/i;

/**
 * Replaces digits, arrows and fractions of other forms in timing lines by as many characters. The patterns take as long as the
 * parser, and most files need none.
 */
function withUsualTimes(original: string): string {
  const inAscii = wideMark.test(original) ? original.replace(wideTimes, toAscii) : original;
  const text = spaceMark.test(inAscii) ? inAscii.replace(spacedTimes, withoutSpaces) : inAscii;
  const withArrows = arrowMarks.some((mark) => text.includes(mark))
    ? text.replace(otherArrows, (arrow) => '>'.padStart(arrow.length, '-'))
    : text;
  if (!fractionMark.test(withArrows)) return withArrows;
  return withArrows.replace(otherFractions, ',').replace(frames, (_, count) => `.${toHundredths(count)}`);
}

/** Matches times and numbers in digits of other scripts or in wide characters, as translators write them, and what texts with them have. */
const wideTimes = /^\p{Nd}{1,9}$|^[\p{Nd}：:，,．. \t]{8,25}[-－]{1,2}[>＞][\p{Nd}：:，,．. \t]{8,25}$/gmu;
const wideMark = /[^\P{Nd}0-9]\p{Nd}[:：]|\d(?:：\d\d|，\d{3})/u;
const asciiMarks: Record<string, string> = { '：': ':', '，': ',', '．': '.', '－': '-', '＞': '>' };
const toAscii = (times: string): string => toAsciiDigits(times).replace(/[：，．－＞]/g, (mark) => asciiMarks[mark]!);

/** Matches frames in place of milliseconds, whose number a second the file does not name. */
const frames = /(?<=^[ \t]{0,9}(?:\d{1,4}:\d\d:\d\d.\d\d[ \t-]{0,12}>[ \t]{0,9})?\d{1,4}:\d\d:\d\d):(\d\d)(?![\d.,])/gm;
const toHundredths = (count: string): string =>
  String(Math.min(99, Math.round((Number(count) / framesPerSecond) * 100))).padStart(2, '0');

/** Matches times with spaces that machine translation writes, `00: 00: 02,000`, and the mark without which a text has none. */
const spacedTimes =
  /^[\d \t]{1,20}:[\d \t]{2,9}:[\d \t]{2,9}[.,][\d \t]{1,9}-[ \t]?-?[ \t]?>[\d \t]{1,20}:[\d \t]{2,9}:[\d \t]{2,9}[.,][\d \t]{1,9}$/gm;
const spaceMark = /\d[ \t]:[ \t]?\d|\d[ \t]?:[ \t]\d/;

/** Returns a timing line of the same length in which spaces stand only behind the times. */
const withoutSpaces = (line: string): string =>
  line
    .replace(/[ \t]/g, '')
    .replace(/-{1,2}>/, '-->')
    .padEnd(line.length);

/** Marks without which a text has no other arrow, and the mark of another fraction; they occur in other places too. */
const arrowMarks = ['—', '–', '=>', '→'];
const fractionMark = /:\d\d(?:;\d|[: ]\d{3}|:\d\d:\d\d(?!\d))/;

/**
 * Matches the arrows between two times that text processors make of `-->`; what replaces them has their length. Arrows between
 * other times are text.
 */
const otherArrows =
  /(?<=^[ \t]{0,9}\d{1,4}:\d\d:\d\d[.,;:]\d{1,3})[ \t]{0,9}(?:[-—–]{1,3}>|=>|[ \t]→)(?=[ \t]{0,9}\d{1,4}:\d\d:\d\d[.,;:]\d)/gm;

/** Matches characters in place of the comma before the milliseconds of a timing line: a semicolon, a colon or a space. */
const otherFractions =
  /(?<=^[ \t]{0,9}(?:\d{1,4}:\d\d:\d\d[^\d\n]\d{1,3}[ \t-]{0,12}>[ \t]{0,9})?\d{1,4}:\d\d:\d\d)(?:;(?=\d{1,3}(?!\d))|[: ](?=\d{3}(?!\d)))/gm;

/** Matches the times of a cue as players require them. */
const timing = /\d{2,}:[0-5]\d:[0-5]\d,\d{3}[ \t]*-->[ \t]*\d{2,}:[0-5]\d:[0-5]\d,\d{3}(?=\s|$)/y;

/** Returns the place that override blocks give a cue: `{\an8}` is at the top. */
const readPosition = (source: string): string | undefined =>
  settingsOfBox(boxOfAss(source.match(/\{\\[^{}]{0,500}\}/g)?.join('') ?? '', defaultPlace));

/** Matches the start of a file of another format below a blank line. */
const otherFormat = /\n\n(?:WEBVTT(?:[ \t\n]|$)|\[(?:Script Info|V4\+? Styles|Events)\]|<\?xml |<tt[ >]|\{"\w{1,40}":)/;

/** Returns the text above a file of another format that was joined to this one. */
function beforeOtherFormat(text: string): string {
  const at = text.includes('\n\n') ? text.search(otherFormat) : -1;
  return at < 0 ? text : text.slice(0, at);
}

/** Matches a line of times that are negative or broken: it has no text. */
const brokenTimes = /^[-\d:.,; \t]{0,20}\d[:;]\d[-\d:.,; \t]{0,20}>[-\d:.,; \t]{0,20}\d[:;]\d[-\d:.,; \t]{0,20}$/;
/** Matches a start time whose end is missing, as in a file that was cut off or edited by hand. */
const startAlone = /^\s{0,9}(\d{1,4}:\d\d:\d\d[.,]\d{1,3})[ \t]{0,9}-{1,2}>$/;

/** Matches times of which the start, and maybe the end, is negative, as editors that shift a file write them. */
const negativeTimes = /^\s{0,9}-(\d{1,4}:\d\d:\d\d[.,]\d{1,3})\s{0,9}-{1,2}>\s{0,9}(-?)(\d{1,4}:\d\d:\d\d[.,]\d{1,3})$/;

/** Returns the next line of times at or after `position`, NaN if they are broken; an arrow without times is text. */
function findTimingLine(text: string, position: number): TimingLine | undefined {
  for (let line = findArrowLine(text, position, '->'); line; line = findArrowLine(text, line.to, '->')) {
    if (!Number.isNaN(line.startTime)) return line;
    const written = text.slice(line.from, line.to).trimEnd();
    const [, start] = startAlone.exec(written) ?? [];
    if (start !== undefined) return { ...line, startTime: parseClock(start)!, endTime: Number.POSITIVE_INFINITY };
    const [, before, sign, end] = negativeTimes.exec(written) ?? [];
    if (before !== undefined) return { ...line, startTime: -parseClock(before)!, endTime: parseClock(end!)! * (sign ? -1 : 1) };
    if (brokenTimes.test(written)) return line;
  }
  return undefined;
}

const blankLine = /\n\s*\n$/;

/** Returns whether a part of the text is a number between white space. A loop is faster than a pattern, and every cue has one. */
function isNumber(text: string, from: number, to: number): boolean {
  let [start, end] = [from, to];
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  if (start === end || end - start > 9) return false;
  for (let at = start; at < end; at++) if (!isDigit(text.charCodeAt(at))) return false;
  return true;
}

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

/** Returns the end offset of a cue's text: before the number or name of the next cue, which may follow without a blank line. */
function findTextEnd(
  text: string,
  from: number,
  to: number,
  { namesCues, isSpaced }: { namesCues: boolean; isSpaced: boolean },
): number {
  let lineEnd = to;
  while (isSpaced && lineEnd > from && isSpace(text.charCodeAt(lineEnd - 2))) lineEnd--;
  const lineStart = Math.max(from, text.lastIndexOf('\n', lineEnd - 2) + 1);
  const isNext = isNumber(text, lineStart, to)
    ? lineStart > from
    : namesCues &&
      text.slice(lineStart, to).trim() !== '' &&
      blankLine.test(text.slice(Math.max(from, lineStart - 99), lineStart));
  return isNext ? lineStart : to;
}

/** Writes cues as a SubRip file, with the speaker before the text; of a position only the alignment, as players know no other. */
export function writeSrt(cues: Cue[]): string {
  const blocks = cues.map((cue, i) => {
    const times = `${formatFullTime(cue.startTime, ',')} --> ${formatFullTime(cue.endTime, ',')}`;
    const alignment = alignmentOfBox(boxOfSettings(cue.position));
    return `${i + 1}\n${times}\n${alignment === 2 ? '' : `{\\an${alignment}}`}${escapeText(prefixSpeaker(cue))}\n`;
  });
  return blocks.join('\n');
}

/** Escapes only text that would be read as markup or times, because few players decode entities. */
function escapeText(text: string): string {
  const escaped = escapeOverrides(text.replace(/&(?=[#a-z])/gi, '&amp;').replace(/<(?=[a-z/\d])/gi, '&lt;'));
  return findTimingLine(escaped, 0) ? escaped.replaceAll('->', '-&gt;') : escaped;
}
