import { linesOf } from '../lines.ts';
import { parseClock } from '../parse-clock.ts';
import type { CueWord, ParsedCaptions, RawCue } from '../subtitle-format.ts';

const stamp = /^\s{0,9}\[(\d{1,4}:\d{1,2}(?:[.:]\d{1,3})?)\]/;
const tag = /^\[([a-z]{1,10}):(.{0,200})\]\s{0,9}$/i;
const wordStamp = /<(\d{1,4}:\d{1,2}(?:[.:]\d{1,3})?)>/g;

/** Maximum number of times of one line. */
const maxRepeats = 100;

/**
 * Parses lyrics (LRC): each line has its times in front, several if it is repeated, and lasts until the next line or an empty
 * one.
 */
export function parseLrc(source: string): ParsedCaptions {
  const cues: RawCue[] = [];
  let offset = 0;
  let length = Number.POSITIVE_INFINITY;
  const lines = linesOf(source);
  for (let line = lines.next(); line !== undefined; line = lines.next()) {
    const [, key, value] = tag.exec(line) ?? [];
    if (key?.toLowerCase() === 'offset') offset = Number.parseFloat(value!) / 1000 || 0;
    if (key?.toLowerCase() === 'length') length = parseTime(value!.trim()) ?? length;
    const times: number[] = [];
    let rest = line;
    for (let match = stamp.exec(line); match && times.length < maxRepeats; match = stamp.exec(rest)) {
      times.push(parseTime(match[1]!)!);
      rest = rest.slice(match[0].length);
    }
    if (times.length === 0) continue;
    const { text, words } = readLine(rest);
    // The word times of a repeated line apply to its first time; for the others they are shifted.
    for (const startTime of times)
      cues.push({ startTime, endTime: Number.POSITIVE_INFINITY, text, words: words && shiftWords(words, startTime - times[0]!) });
  }
  // A positive offset makes the lyrics appear earlier.
  for (const cue of cues) {
    cue.startTime -= offset;
    cue.words &&= shiftWords(cue.words, -offset);
  }
  cues.sort((a, b) => a.startTime - b.startTime);
  let next = length;
  for (const [i, cue] of [...cues.entries()].reverse()) {
    // Lines at the same time, such as a translation, end together.
    const following = cues[i + 1]?.startTime;
    if (following !== undefined && following > cue.startTime) next = following;
    cue.endTime = next > cue.startTime ? next : Number.POSITIVE_INFINITY;
  }
  return { cues };
}

/** Parses a time `1:23.45`, also written `1:23:45`, to seconds. */
const parseTime = (text: string) => parseClock(text.replace(/^(\d+:\d+):/, '$1.'));

function readLine(line: string): Pick<RawCue, 'text' | 'words'> {
  const words: CueWord[] = [];
  let text = '';
  let from = 0;
  let startTime: number | undefined;
  const addPart = (part: string, endTime: number | undefined) => {
    text += part;
    if (startTime !== undefined && part.trim() !== '')
      words.push({ startTime, endTime: endTime ?? Number.POSITIVE_INFINITY, text: part });
    startTime = endTime;
  };
  for (const match of line.matchAll(wordStamp)) {
    addPart(line.slice(from, match.index), parseTime(match[1]!));
    from = match.index + match[0].length;
  }
  addPart(line.slice(from), undefined);
  return { text, words: words.length > 0 ? words : undefined };
}

const shiftWords = (words: CueWord[], seconds: number): CueWord[] =>
  words.map(({ startTime, endTime, text }) => ({ startTime: startTime + seconds, endTime: endTime + seconds, text }));
