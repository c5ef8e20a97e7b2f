import type { Cue } from '../../contract/cue.ts';
import { untimedCues } from '../estimate-times.ts';
import { formatTimeRange } from '../format-time.ts';
import { linesOf } from '../lines.ts';
import { clockPattern, parseClock } from '../parse-clock.ts';
import { prefixSpeaker } from '../speakers.ts';
import type { ParsedCaptions } from '../subtitle-format.ts';
import {
  findNames,
  mostlyRepeat,
  namesInFirstLines,
  namesOnLines,
  speakerName,
  splitParagraphs,
  type TranscriptCue,
} from '../transcript-names.ts';

const stamp = new RegExp(
  String.raw`^[ \t]{0,9}([[(]?)(${clockPattern})(?:[ \t]{0,3}(?:-->|\u2013|-)[ \t]{0,3}(${clockPattern}))?([\])]?)(?=[\s:-]|$)`,
);

/** Matches a line of TMPlayer, which separates the lines of a subtitle by bars. */
const tmplayerLine = /^\d{1,2}:\d\d:\d\d[:=]/;

/** Matches a name before its time, as Otter, Teams, Rev and Zoom write it: `Ann Moss  0:12`, `Ann Moss (0:12): text`. */
const nameBeforeTime = new RegExp(
  String.raw`^[ \t*[]{0,9}(${speakerName})[*\]]{0,3}:?[ \t]{1,20}(?:[|\u2013\u2014-][ \t]{1,9})?[[(]?(${clockPattern})[\])]?[*]{0,2}[ \t]{0,9}(?::(.*))?$`,
  'u',
);

/** Matches a name with its colon before a time in brackets and the text. */
const nameBeforeBrackets = new RegExp(
  String.raw`^[ \t*[]{0,9}(${speakerName})[*\]]{0,3}:[*]{0,2}[ \t]{1,20}[[(](${clockPattern})[\])]:?[ \t]{1,9}(\S.*)$`,
  'u',
);

/** A line that starts with a time, or with a name and a time. */
interface StampLine {
  start: string;
  end?: string | undefined;
  text: string;
  speaker?: string | undefined;
}

function readStampLine(line: string): StampLine | undefined {
  const match = stamp.exec(line);
  if (match) return { start: match[2]!, end: match[3], text: removeSeparator(line.slice(match[0].length), match[3]) };
  // A name and a time are short, and a long line would be searched in vain.
  const named = /^[^:]{1,160}:\d\d/.test(line)
    ? nameBeforeTime.exec(line)
    : /^[^:]{1,160}:[*]{0,2}[ \t]{1,20}[[(]\d/.test(line)
      ? nameBeforeBrackets.exec(line)
      : null;
  return named ? { start: named[2]!, text: named[3]?.trimStart() ?? '', speaker: named[1] } : undefined;
}

/** Returns whether a line starts with a time, or with a name and a time. */
export const isTimedLine = (line: string): boolean => readStampLine(line) !== undefined;

/** Whether the text is a transcript: at least two lines start with a time, or one starts with a range of times. */
export function hasTimedLines(head: string): boolean {
  const lines = linesOf(head);
  let stamps = 0;
  for (let line = lines.next(); line !== undefined && stamps < 2; line = lines.next()) {
    const found = readStampLine(line);
    if (found) stamps += found.end === undefined ? 1 : 2;
  }
  return stamps >= 2;
}

/**
 * Parses lines such as `0:12 text`, `[0:12] text`, `0:12 – 0:15 text`, `Ann  0:12` or a time above its text; otherwise paragraphs
 * without times.
 */
export function parsePlainText(text: string): ParsedCaptions {
  const cues: TranscriptCue[] = [];
  const lines = linesOf(text);
  let above = '';
  for (let line = lines.next(); line !== undefined; line = lines.next()) {
    const found = readStampLine(line);
    const startTime = found && parseClock(found.start);
    if (found && startTime !== undefined) {
      const endTime = (found.end && parseClock(found.end)) || Number.POSITIVE_INFINITY;
      cues.push({
        startTime,
        endTime,
        text: tmplayerLine.test(line) ? found.text.replaceAll('|', '\n') : found.text,
        ...(found.speaker && { speaker: found.speaker }),
        above,
      });
      above = '';
    } else {
      const last = cues.at(-1);
      if (last) last.text += `\n${line}`;
      above = line.trim() || above;
    }
  }
  if (cues.length === 0) return parseParagraphs(text);
  const named = findNames(cues);
  const leniencies = [namesOnLines, ...(named && named.length > cues.length ? [estimatedTurns] : [])];
  return { cues: named ?? cues.map(({ above: _, ...cue }) => cue), ...(named && { leniencies }) };
}

/** Reads the paragraphs of a transcript without times; where first lines are names that repeat, they are the speakers. */
function parseParagraphs(text: string): ParsedCaptions {
  const cues = untimedCues(splitParagraphs(text));
  const named = namesInFirstLines(cues) ?? [];
  if (!mostlyRepeat(named.map(({ speaker }) => speaker))) return { cues, estimated: true };
  return { cues: named, estimated: true, leniencies: ['first lines of paragraphs are taken for the names of speakers'] };
}

const estimatedTurns = 'several speakers below one time: the times of the others are estimated';

/**
 * Returns the text after a line's time. A colon or dash after a single time is a separator; after a range it is part of the
 * text.
 */
const removeSeparator = (rest: string, end: string | undefined) => (end === undefined ? rest.replace(/^\s{0,9}[:-]?/, '') : rest);

/** Writes one line per cue, `0:12 text`; the end time is included if it differs from the next cue's start. */
export function writeText(cues: Cue[]): string {
  return cues.map((cue, i) => `${formatTimeRange(cue, cues[i + 1])} ${prefixSpeaker(cue)}\n`).join('');
}

/** Whether the text has enough letters to be a transcript instead of a server's error message. */
export function isProse(text: string): boolean {
  const sample = text.slice(0, 10_000);
  const letters = sample.replace(/\P{L}/gu, '').length;
  return letters >= 300 && letters > sample.length / 2;
}

/** Returns whether a short text was spoken: it has the end of a sentence and consists mostly of letters. */
export const isSpokenText = (text: string): boolean =>
  /[\p{L}\p{N}]["”’)]?[.!?…](?:\s|["”’)]|$)|[。！？]/u.test(text) && text.replace(/\P{L}/gu, '').length > text.length / 2;
