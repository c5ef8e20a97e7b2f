import { frameClockPattern, withoutFrames } from './frame-clock.ts';
import { clockPattern, parseClock } from './parse-clock.ts';
import { speakerName } from './transcript-names.ts';

/** Matches a time from its first to its last digit: in frames, or with hours, or with minutes alone. */
const stampClock = String.raw`(?:(?:${frameClockPattern})(?!\d)|(?=\d{1,4}:\d{1,3}:)${clockPattern}(?![;.,]?\d|:\d\d)|${clockPattern}(?![:;.,]?\d))`;
const rangeMark = String.raw`(?:[ \t]{0,3}(?:--?>|[-\u2013\u2014\u2192~\u301c])[ \t]{0,3}|[ \t]{1,3}to[ \t]{1,3}|\t)`;

const stampRange = `(${stampClock})(?:${rangeMark}(${stampClock}))?`;
/** Matches what no word begins with that follows a time without a space, but a time of day ends with. */
const notHour = String.raw`(?!(?:[ap]\.?m|h|hrs?|uhr|utc|gmt|bst|jst|ces?t|[cemp][sd]t)(?!\p{L}))`;
/** Matches the mark of a list, a heading or bold text of Markdown in front of a time. */
const lineMark = String.raw`(?:(?:[-–•*]|#{1,6})[ \t]{1,9})?(?:\*\*|__|\x60)?`;

const stamp = new RegExp(
  String.raw`^[ \t]{0,9}${lineMark}[[(]?${stampRange}(?:[\])](?:\*\*|__|\x60)?|(?:\*\*|__|\x60)|(?=[\s:=-]|$)|(?=\p{L})${notHour})`,
  'iu',
);

/** Matches a range in seconds, as speech recognizers print it. */
const secondsRange = /^[ \t]{0,9}\[(\d{1,6}\.\d{1,9})s?[ \t]{0,3}(?:--?>|-)[ \t]{0,3}(\d{1,6}\.\d{1,9})s?\]/;

/**
 * Matches a name before its time, as Otter, Teams, Rev, Zoom and Premiere write it: `Ann Moss  0:12`, `Ann Moss (0:12): text`,
 * `Ann Moss: [0:12] text`, `Ann Moss 00:00:12 text`.
 */
const nameBeforeTime = new RegExp(
  String.raw`^[ \t*[]{0,9}(${speakerName})[*\]]{0,3}:?[*]{0,2}(?:[ \t]{1,20}|(?=[[(]))(?:[|•·\u2013\u2014-][ \t]{1,9})?[[(]?${stampRange}([\])]?)[*]{0,2}(?:[ \t]{0,9}(:)(.*)|[ \t]{1,9}(\S.*)|[ \t]{0,9})$`,
  'u',
);

/** Matches what may be a name before a time. A name and a time are short, and a long line would be searched in vain. */
const mayBeNamed = /^[^:;]{1,160}(?::[*]{0,2}[ \t]{1,20}[[(]?\d[^:;]{0,3})?[:;]\d\d/;

/** Matches a word for the time in place of a name. */
const timeLabel = /^(?:TC|Timecode|Time)$/;

/** Matches the brackets and colons of East Asian text in and around a time. */
const wideStamp = /[【（［〔]\s?\d{1,4}[:：]\d\d|\d：\d\d/;

/** Matches a time that links to its moment, as Markdown writes it: `[0:12](https://…)`. */
const linkedTime = /\[([\d:.]{4,12})\]\(https?:[^\s()]{1,2000}\)/;

/** A line that starts with a time, or with a name and a time. Times in seconds. */
export interface StampLine {
  startTime: number;
  endTime?: number | undefined;
  text: string;
  speaker?: string | undefined;
}

/** Reads a line that starts with a time, or with a name and a time; undefined for any other line. */
export function readStampLine(written: string): StampLine | undefined {
  const line = withUsualMarks(written);
  const match = stamp.exec(line);
  if (match) {
    const [whole, start = '', end] = match;
    return stampLine(start, { end, text: removeSeparator(line.slice(whole.length), end) });
  }
  const range = secondsRange.exec(line);
  if (range) return { startTime: Number(range[1]), endTime: Number(range[2]), text: line.slice(range[0].length) };
  const named = mayBeNamed.test(line) ? nameBeforeTime.exec(line) : null;
  if (!named) return undefined;
  const [, name = '', clock = '', end, bracket, colon, textAfterColon, text] = named;
  // A time of day may follow a capitalized word, so before a text there is a square bracket, a colon or a time with hours.
  if (text !== undefined && bracket !== ']' && !/[:;]\d\d[:;]/.test(clock)) return undefined;
  return stampLine(clock, {
    end,
    text: (colon ? textAfterColon! : (text ?? '')).trimStart(),
    ...(!timeLabel.test(name) && { speaker: name }),
  });
}

function stampLine(
  start: string,
  { end, ...line }: { end?: string | undefined; text: string; speaker?: string },
): StampLine | undefined {
  const startTime = parseClock(withoutFrames(start));
  return startTime === undefined ? undefined : { startTime, endTime: parseClock(withoutFrames(end ?? '')), ...line };
}

/** Writes the brackets and colons of a time, up to the text after it, as those of ASCII, and a time that is a link without it. */
function withUsualMarks(written: string): string {
  const line = written.includes('](') ? written.replace(linkedTime, '[$1]') : written;
  if (!wideStamp.test(line)) return line;
  return line
    .replace(/^([^【】（）［］〔〕]{0,99})[【（［〔]\s?(?=\d)/, '$1[')
    .replace(/^([^【】（）［］〔〕]{0,99}\d)\s?[】）］〕]/, '$1]')
    .replace(/(\d)：(?=\d\d)/g, '$1:')
    .replace(/^([^：]{0,99}\])：/, '$1:');
}

/**
 * Returns the text after a line's time. A colon, dash or bar after a single time is a separator; after a range it is part of
 * the text.
 */
const removeSeparator = (rest: string, end: string | undefined) =>
  end === undefined ? rest.replace(/^\s{0,9}[:=|-]?/, '') : rest;
