import type { Cue } from '../../contract/cue.ts';
import { Failure } from '../../contract/failure.ts';
import { escapeOverrides, readMarkup } from '../cue-markup.ts';
import { validSettings } from '../cue-position.ts';
import { formatFullTime } from '../format-time.ts';
import { Leniencies } from '../leniencies.ts';
import { type RubySegment, splitRuby } from '../ruby.ts';
import type { ParsedCaptions, RawCue } from '../subtitle-format.ts';
import { checkTimes, findArrowLine, type TimingLine } from '../timing-lines.ts';
import { placeInRegion, readRegions } from '../webvtt-regions.ts';

/** Maximum length of the header, styles and regions above the first cue. */
const maxHeadLength = 100_000;
/** Matches the start of a block without cues: comment, style or region. */
const nonCueBlock = /^(?:NOTE|STYLE|REGION)(?:[ \t\n]|$)/;
const header = /^WEBVTT(?:[ \t\n]|$)/;

/**
 * Parses WebVTT (https://www.w3.org/TR/webvtt1/) with two liberties: a comment stays one even if it contains times, and
 * concatenated files, such as segments, are read as one. Throws `captionsUnreadable` if no cue can be read.
 */
export function parseWebvtt(text: string): ParsedCaptions {
  const cues: RawCue[] = [];
  let end = 0;
  let blank = 0;
  const leniencies = new Leniencies();
  let line = findArrowLine(text, 0);
  const head = text.slice(0, Math.min(line?.from ?? text.length, maxHeadLength));
  const language = readLanguage(head);
  const regions = readRegions(head);
  while (line) {
    const block = line.from === end ? end : Math.max(end, text.lastIndexOf('\n\n', line.from - 1) + 2);
    // Searched again only after it is passed: otherwise a file without blank lines would be scanned to its end for each cue.
    if (blank < line.to - 1) blank = offsetOrEnd(text, text.indexOf('\n\n', line.to - 1));
    if (nonCueBlock.test(text.slice(block, block + 7))) {
      end = blank;
      line = findArrowLine(text, end);
      continue;
    }
    const next: TimingLine | undefined = findArrowLine(text, line.to);
    end = Math.min(blank, next?.from ?? text.length);
    const { startTime, endTime } = line;
    if (!Number.isNaN(startTime)) {
      const position = line.settings === '' ? undefined : placeInRegion(line.settings, regions);
      const content = readMarkup(text, startTime, line.to, end);
      const speaker = content.speaker ?? readName(text.slice(block, line.from));
      cues.push({ startTime, endTime, position, ...content, ...(speaker !== undefined && { speaker }) });
    }
    checkTimes(leniencies, text, line, timing);
    line = next;
  }
  if (cues.length === 0 && !hasNoCues(text)) throw new Failure('captionsUnreadable', 'The WebVTT file has no readable cue.');
  return { language, cues, leniencies: leniencies.list };
}

/** Matches the name of the speaker in the identifiers of Webex: `12 "Ann Moss" (1234567)`. */
const nameInIdentifier = /^\d{1,9} "([^"\n]{1,100})" \(\d{1,20}\)\s*$/m;
const readName = (identifier: string) => (identifier.includes('"') ? nameInIdentifier.exec(identifier)?.[1] : undefined);

/** Matches the times of a cue as the specification defines them. */
const timing = /(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}[ \t]*-->[ \t]*(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}(?=\s|$)/y;

const offsetOrEnd = (text: string, offset: number) => (offset < 0 ? text.length : offset);

/** Returns the language that the header names, as YouTube's files do. */
function readLanguage(head: string): string | undefined {
  return /^Language:[ \t]{0,9}(\S{1,35})[ \t]{0,9}$/im.exec(head.slice(0, 1000))?.[1];
}

/** Whether the file contains only the header and blocks without cues. */
function hasNoCues(text: string): boolean {
  return text.split(/\n{2,}/).every((block) => block.trim() === '' || nonCueBlock.test(block) || header.test(block));
}

/** Writes cues as a WebVTT file, with the speaker as a voice tag, the position as settings, and readings as ruby. */
export function writeWebvtt(cues: Cue[]): string {
  const blocks = cues.map(({ startTime, endTime, text, speaker, position, ruby }) => {
    // Hyphens at the end would make an arrow with the bracket, which no cue may hold.
    const voice = speaker ? `<v ${escapeText(speaker).replace(/-$/, '&#45;')}>` : '';
    const settings = validSettings(position);
    const times = `${formatFullTime(startTime, '.')} --> ${formatFullTime(endTime, '.')}${settings ? ` ${settings}` : ''}`;
    return `${times}\n${voice}${splitRuby(text, ruby).map(writeSegment).join('')}\n`;
  });
  return ['WEBVTT\n', ...blocks].join('\n');
}

const writeSegment = ({ text, reading }: RubySegment): string =>
  reading === undefined ? escapeText(text) : `<ruby>${escapeText(text)}<rt>${escapeText(reading)}</rt></ruby>`;

const escapeText = (text: string) =>
  escapeOverrides(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
