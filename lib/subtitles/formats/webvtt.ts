import type { Cue } from '../../contract/cue.ts';
import { Failure } from '../../contract/failure.ts';
import { escapeBraces, readMarkup } from '../cue-markup.ts';
import type { Parsed, RawCue } from '../subtitle-format.ts';
import { nextTimingLine, type TimingLine } from '../timing-lines.ts';
import { fullClock } from '../written-times.ts';

/** Blocks that hold no cue, whatever stands in them. */
const aside = /^(?:NOTE|STYLE|REGION)(?:[ \t\n]|$)/;
const header = /^WEBVTT(?:[ \t\n]|$)/;

/**
 * https://www.w3.org/TR/webvtt1/, with two liberties: what is commented out stays out even if it holds times, and
 * files glued together, as segments are, read as one.
 */
export function parseWebvtt(text: string): Parsed {
  const cues: RawCue[] = [];
  let end = 0;
  let blank = 0;
  let line = nextTimingLine(text, 0);
  const language = languageOf(text.slice(0, line?.from));
  while (line) {
    const block = line.from === end ? end : Math.max(end, text.lastIndexOf('\n\n', line.from - 1) + 2);
    // Looked for anew only when it is passed, lest a file without blank lines be searched to its end for each cue.
    if (blank < line.to - 1) blank = orEnd(text, text.indexOf('\n\n', line.to - 1));
    if (aside.test(text.slice(block, block + 7))) {
      end = blank;
      line = nextTimingLine(text, end);
      continue;
    }
    const next: TimingLine | undefined = nextTimingLine(text, line.to);
    end = Math.min(blank, next?.from ?? text.length);
    const { startTime, endTime } = line;
    if (!Number.isNaN(startTime)) {
      const { text: words, speaker, words: timed } = readMarkup(text, startTime, line.to, end);
      cues.push({ startTime, endTime, text: words, speaker, words: timed });
    }
    line = next;
  }
  if (cues.length === 0 && !isBare(text)) throw new Failure('captionsUnreadable', 'WebVTT without a cue that can be read');
  return { language, cues };
}

const orEnd = (text: string, found: number) => (found < 0 ? text.length : found);

/** The header may tell the language, as YouTube's does. */
function languageOf(head: string): string | undefined {
  return /^Language:[ \t]{0,9}(\S{1,35})[ \t]{0,9}$/im.exec(head.slice(0, 1000))?.[1];
}

/** Whether there is nothing but the header and asides. */
function isBare(text: string): boolean {
  return text.split(/\n{2,}/).every((block) => block.trim() === '' || aside.test(block) || header.test(block));
}

export function writeWebvtt(cues: Cue[]): string {
  const blocks = cues.map(({ startTime, endTime, text, speaker }) => {
    const voice = speaker ? `<v ${escapeText(speaker)}>` : '';
    return `${fullClock(startTime, '.')} --> ${fullClock(endTime, '.')}\n${voice}${escapeText(text)}\n`;
  });
  return ['WEBVTT\n', ...blocks].join('\n');
}

const escapeText = (text: string) => escapeBraces(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
