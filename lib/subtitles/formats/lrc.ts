import { linesOf } from '../lines.ts';
import type { Parsed, RawCue, Word } from '../subtitle-format.ts';
import { parseClock } from '../timing.ts';

const stamp = /^\s{0,9}\[(\d{1,4}:\d{1,2}(?:[.:]\d{1,3})?)\]/;
const tag = /^\[([a-z]{1,10}):(.{0,200})\]\s{0,9}$/i;
const wordStamp = /<(\d{1,4}:\d{1,2}(?:[.:]\d{1,3})?)>/g;

/** How often a line may be sung. */
const mostTimes = 100;

/** Lyrics: times before each line, several where it is sung again; a line lasts until the next, or until an empty one. */
export function parseLrc(source: string): Parsed {
  const sung: RawCue[] = [];
  let offset = 0;
  let length = Number.POSITIVE_INFINITY;
  const lines = linesOf(source);
  for (let line = lines.next(); line !== undefined; line = lines.next()) {
    const [, key, value] = tag.exec(line) ?? [];
    if (key?.toLowerCase() === 'offset') offset = Number.parseFloat(value!) / 1000 || 0;
    if (key?.toLowerCase() === 'length') length = timeOf(value!.trim()) ?? length;
    const times: number[] = [];
    let rest = line;
    for (let match = stamp.exec(line); match && times.length < mostTimes; match = stamp.exec(rest)) {
      times.push(timeOf(match[1]!)!);
      rest = rest.slice(match[0].length);
    }
    if (times.length === 0) continue;
    const { text, words } = contentOf(rest);
    // The times of its words belong to the first time that a line is sung; later ones come as much later.
    for (const startTime of times)
      sung.push({ startTime, endTime: Number.POSITIVE_INFINITY, text, words: words && later(words, startTime - times[0]!) });
  }
  // A positive offset makes the words come sooner.
  for (const cue of sung) {
    cue.startTime -= offset;
    cue.words &&= later(cue.words, -offset);
  }
  sung.sort((a, b) => a.startTime - b.startTime);
  for (const [i, cue] of sung.entries()) {
    const next = sung[i + 1]?.startTime ?? length;
    cue.endTime = next > cue.startTime ? next : Number.POSITIVE_INFINITY;
  }
  return { cues: sung };
}

/** `1:23.45`, also written `1:23:45`. */
const timeOf = (text: string) => parseClock(text.replace(/^(\d+:\d+):/, '$1.'));

function contentOf(line: string): Pick<RawCue, 'text' | 'words'> {
  const words: Word[] = [];
  let text = '';
  let from = 0;
  let startTime: number | undefined;
  const take = (piece: string, endTime: number | undefined) => {
    text += piece;
    if (startTime !== undefined && piece.trim() !== '')
      words.push({ startTime, endTime: endTime ?? Number.POSITIVE_INFINITY, text: piece });
    startTime = endTime;
  };
  for (const match of line.matchAll(wordStamp)) {
    take(line.slice(from, match.index), timeOf(match[1]!));
    from = match.index + match[0].length;
  }
  take(line.slice(from), undefined);
  return { text, words: words.length > 0 ? words : undefined };
}

const later = (words: Word[], seconds: number): Word[] =>
  words.map(({ startTime, endTime, text }) => ({ startTime: startTime + seconds, endTime: endTime + seconds, text }));
