import type { Cue } from '../../lib/contract/cue.ts';
import type { ExpectedCue } from './fixture.ts';

/** The distances of a reading from the truth; nothing but zeros is right. */
export interface ErrorCounts {
  /** Milliseconds, over the starts and ends of all cues and the starts of all words. */
  timing: number;
  /** Tags, entities, overrides and times that are not speech. */
  markup: number;
  /** Characters that were said and are missing. */
  lost: number;
  /** Characters that were not said, or not so often. */
  doubled: number;
}

export const columns = ['timing', 'markup', 'lost', 'doubled'] as const satisfies (keyof ErrorCounts)[];
export const noErrors: ErrorCounts = { timing: 0, markup: 0, lost: 0, doubled: 0 };

export const addErrors = (one: ErrorCounts, other: ErrorCounts): ErrorCounts => ({
  timing: one.timing + other.timing,
  markup: one.markup + other.markup,
  lost: one.lost + other.lost,
  doubled: one.doubled + other.doubled,
});

export function measure(cues: Cue[], expected: ExpectedCue[]): ErrorCounts {
  const read = cues.map(({ text, speaker = '' }) => `${speaker} ${text}`);
  const truth = expected.map(([, , text, more]) => `${more?.speaker ?? ''} ${text}`);
  return {
    timing: distance(cues.flatMap(timesOfCue), expected.flatMap(timesOfExpected)),
    markup: surplus(read.flatMap(marksOf), truth.flatMap(marksOf)),
    lost: surplus(lettersOf(truth), lettersOf(read)),
    doubled: surplus(lettersOf(read), lettersOf(truth)),
  };
}

const timesOfCue = ({ startTime, endTime, words }: Cue) => [startTime, endTime, ...(words ?? []).map((word) => word.startTime)];
const timesOfExpected = ([startTime, endTime, , more]: ExpectedCue) => [
  startTime,
  endTime,
  ...(more?.words ?? []).map(([time]) => time),
];

/** A time without its like counts as a second. */
function distance(times: number[], truth: number[]): number {
  const places = Array.from({ length: Math.max(times.length, truth.length) }, (_, i) => [times[i], truth[i]] as const);
  const apart = places.map(([time, right]) => (time === undefined || right === undefined ? 1 : Math.abs(time - right)));
  return apart.reduce((sum, seconds) => sum + seconds * 1000, 0);
}

const mark =
  /<[/!?]?[a-z][^<>]*>|<\d[\d:.]+>|\{[\\yfscp][^{}]*\}|&(?:#\w+|[a-z]+);|\[\d+:\d\d[.\d]*\]|\d:\d\d[.,]?\d* -->|\\[Nnh]/gi;
const marksOf = (text: string): string[] => text.match(mark) ?? [];
const lettersOf = (texts: string[]): string[] => [...texts.join('').replace(/\s/g, '')];

/** Counts those of the first that the second lacks. */
function surplus(first: string[], second: string[]): number {
  const left = new Map<string, number>();
  for (const one of second) left.set(one, (left.get(one) ?? 0) + 1);
  let found = 0;
  for (const one of first) {
    const rest = left.get(one) ?? 0;
    if (rest === 0) found++;
    else left.set(one, rest - 1);
  }
  return found;
}
