import type { Cue } from '../../contract/cue.ts';
import { withoutClosingLines } from '../closing-lines.ts';
import { untimedCues } from '../estimate-times.ts';
import { formatTimeRange } from '../format-time.ts';
import { linesOf } from '../lines.ts';
import { continueTurns, prefixSpeaker } from '../speakers.ts';
import { removeStampLabels } from '../stamp-labels.ts';
import { readStampLine } from '../stamp-lines.ts';
import type { ParsedCaptions } from '../subtitle-format.ts';
import {
  mostlyRepeat,
  namesInFirstLines,
  namesOnLines,
  readSpeakers,
  splitParagraphs,
  type TranscriptCue,
  withPlainName,
} from '../transcript-names.ts';

/** Matches a line of TMPlayer, which separates the lines of a subtitle by bars. */
const tmplayerLine = /^\d{1,2}:\d\d:\d\d[:=]/;

/** Returns whether a line starts with a time, or with a name and a time. */
export const isTimedLine = (line: string): boolean => readStampLine(line) !== undefined;

/** Whether the text is a transcript: at least two lines start with a time, or one starts with a range of times. */
export function hasTimedLines(head: string): boolean {
  const lines = linesOf(head);
  let stamps = 0;
  for (let line = lines.next(); line !== undefined && stamps < 2; line = lines.next()) {
    const found = readStampLine(line);
    // A range behind a name may be one of opening hours.
    if (found) stamps += found.endTime === undefined || found.speaker !== undefined ? 1 : 2;
  }
  return stamps >= 2;
}

/**
 * Parses lines such as `0:12 text`, `[0:12] text`, `0:12 – 0:15 text`, `Ann  0:12` or a time above its text; otherwise paragraphs
 * without times.
 */
export function parsePlainText(written: string): ParsedCaptions {
  const text = withoutClosingLines(written);
  const cues: TranscriptCue[] = [];
  const lines = linesOf(removeStampLabels(text));
  let above = '';
  for (let line = lines.next(); line !== undefined; line = lines.next()) {
    const found = readStampLine(line);
    if (found) {
      cues.push({
        startTime: found.startTime,
        endTime: found.endTime || Number.POSITIVE_INFINITY,
        text: withPlainName(tmplayerLine.test(line) ? found.text.replaceAll('|', '\n') : found.text),
        ...(found.speaker && { speaker: found.speaker }),
        above,
      });
      above = '';
    } else {
      const last = cues.at(-1);
      if (last) last.text += `\n${withPlainName(line)}`;
      above = line.trim() || above;
    }
  }
  if (cues.length === 0) return parseUntimedText(text);
  const named = readSpeakers(cues);
  const leniencies = [namesOnLines, ...(named && named.length > cues.length ? [estimatedTurns] : [])];
  const plain = cues.map(({ above: _, ...cue }) => cue);
  // Rev repeats the time within a long turn, but not the name.
  const unnamed = plain[0]!.speaker === undefined ? plain : continueTurns(plain);
  return { cues: named ?? unnamed, ...(named && { leniencies }) };
}

/** Parses the paragraphs of a transcript without times; where first lines are names that repeat, they are the speakers. */
export function parseUntimedText(text: string): ParsedCaptions {
  const cues = untimedCues(splitParagraphs(text));
  const named = namesInFirstLines(cues) ?? [];
  if (!mostlyRepeat(named.map(({ speaker }) => speaker))) return { cues, estimated: true };
  return { cues: named, estimated: true, leniencies: ['first lines of paragraphs are taken for the names of speakers'] };
}

const estimatedTurns = 'several speakers below one time: the times of the others are estimated';

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
