import type { Cue } from '../contract/cue.ts';
import { maxReadingLength, maxReadings } from '../contract/cue-limits.ts';
import { validSettings } from './cue-position.ts';
import { separatorBetween } from './separator-between.ts';
import { extractSpeaker, splitMarkedTurns } from './speakers.ts';
import type { CueWord, RawCue, Ruby } from './subtitle-format.ts';

/** 99:59:59 in seconds, which files write for "until the end". */
const noEndTime = 359_999;
/** Duration in seconds of a last cue without an end. */
const lastCueSeconds = 5;

/**
 * Returns the cues in order of time, with single spaces and line breaks; leaves out cues without text or a valid time, and the
 * places of windows through which lines roll.
 */
export function sortCues(cues: RawCue[]): RawCue[] {
  const sorted: RawCue[] = [];
  let isSorted = true;
  for (const cue of cues.flatMap(splitMarkedTurns)) {
    const text = plainText(cue.text);
    const start = roundToMillis(cue.startTime);
    const isOpen = cue.endTime >= noEndTime && cue.endTime < noEndTime + 1 && start < noEndTime;
    const end = isOpen ? Number.POSITIVE_INFINITY : roundToMillis(cue.endTime);
    if (text === '' || !Number.isFinite(start) || end < start || end <= 0) continue;
    const startTime = Math.max(0, start);
    isSorted &&= sorted.length === 0 || sorted.at(-1)!.startTime <= startTime;
    const { speaker, words, ruby } = cue;
    const position = cue.isRollUp ? undefined : cue.position;
    sorted.push({ startTime, endTime: end, text, speaker, words, position, ruby });
  }
  return isSorted ? sorted : sorted.sort((a, b) => a.startTime - b.startTime);
}

/**
 * Returns cues with finite ends. Cues that overlap stay, unless they show the same text of the same speaker or roll. The input is in
 * order.
 */
export function normalizeCues(cues: RawCue[]): Cue[] {
  const single = removeDuplicates(cues.map(extractSpeaker));
  const nextStarts = findNextStarts(single);
  return single.map((cue, index) => {
    const { startTime } = cue;
    const hasEnd = Number.isFinite(cue.endTime) && cue.endTime > startTime;
    const end = hasEnd ? cue.endTime : (nextStarts[index] ?? startTime + lastCueSeconds);
    const endTime = roundToMillis(isWindow(cue, single[index + 1]) ? Math.min(end, nextStarts[index] ?? end) : end);
    const normalized: Cue = { index, startTime, endTime, text: joinLines(cue.text) };
    const speaker = cue.speaker && joinLines(plainText(cue.speaker)).slice(0, 100).trim();
    if (speaker) normalized.speaker = speaker;
    const words = cue.words && clampWords(cue.words, startTime, endTime);
    if (words) normalized.words = words;
    const position = cue.position && validSettings(cue.position);
    if (position) normalized.position = position;
    const ruby = cue.ruby && boundReadings(cue.ruby);
    if (ruby?.length) normalized.ruby = ruby;
    return normalized;
  });
}

/**
 * Whether a cue is a line of rolling captions, as automatic ones are: its last word has no end, and the next line of the same
 * speaker begins while the cue is still shown.
 */
const isWindow = ({ words, speaker, position }: RawCue, next: RawCue | undefined): boolean =>
  words?.at(-1)?.endTime === Number.POSITIVE_INFINITY && next?.speaker === speaker && next?.position === position;

/** Returns the readings of a length that a reading has; a cue has few. */
const boundReadings = (ruby: Ruby[]): Ruby[] =>
  ruby.slice(0, maxReadings).filter(({ base, reading }) => base.length <= maxReadingLength && reading.length <= maxReadingLength);

/** Returns cues whose missing ends are where the next cue starts. */
export function fillEnds<Timed extends Times>(cues: Timed[]): Timed[] {
  if (cues.every(({ endTime }) => Number.isFinite(endTime))) return cues;
  const nextStarts = findNextStarts(cues);
  return cues.map((cue, i) =>
    Number.isFinite(cue.endTime) ? cue : { ...cue, endTime: nextStarts[i] ?? cue.startTime + lastCueSeconds },
  );
}

type Times = Pick<RawCue, 'startTime' | 'endTime'>;

/** Returns for each cue the first later start time; undefined at the end. */
function findNextStarts(cues: Times[]): (number | undefined)[] {
  const starts: (number | undefined)[] = [];
  for (let i = cues.length - 2; i >= 0; i--) {
    const next = cues[i + 1]!.startTime;
    starts[i] = next > cues[i]!.startTime ? next : starts[i + 1];
  }
  return starts;
}

/**
 * Removes cues that repeat the text of a cue that is still shown, as layers of a style do; the first one then lasts until the
 * end of the last. Cues of different speakers or positions are never joined.
 */
function removeDuplicates(cues: RawCue[]): RawCue[] {
  /** Position in `single` of the shown texts. Texts are hashed only where cues overlap; hashing all takes a fifth of the time. */
  const shown = new Map<string, number>();
  const single: RawCue[] = [];
  let shownUntil = 0;
  for (const cue of cues) {
    const last = single.at(-1);
    const isAlone = cue.startTime >= shownUntil && cue.startTime !== last?.startTime;
    if (Number.isFinite(cue.endTime)) shownUntil = Math.max(shownUntil, cue.endTime);
    if (isAlone) {
      if (shown.size > 0) shown.clear();
      single.push(cue);
      continue;
    }
    if (shown.size === 0 && last) shown.set(keyOf(last), single.length - 1);
    const key = keyOf(cue);
    const at = shown.get(key);
    const same = at === undefined ? undefined : single[at]!;
    // A cue without an end lasts until the next one starts, even if that has the same text.
    const isStillShown = same && Number.isFinite(same.endTime) && cue.startTime < same.endTime;
    if (same && (isStillShown || cue.startTime === same.startTime)) {
      if (Number.isFinite(cue.endTime))
        single[at!] = { ...same, endTime: Number.isFinite(same.endTime) ? Math.max(same.endTime, cue.endTime) : cue.endTime };
    } else {
      shown.set(key, single.length);
      single.push(cue);
    }
  }
  return single;
}

const keyOf = ({ speaker = '', position = '', text }: RawCue): string => `${speaker}\n${position}\n${text}`;

/** Clamps the words into their cue and into ascending order; undefined if a word has no start time. */
function clampWords(words: CueWord[], from: number, to: number): CueWord[] | undefined {
  const normalized: CueWord[] = [];
  let earliest = from;
  for (const word of words) {
    const text = isVisibleAscii(word.text) ? word.text : joinLines(plainText(word.text));
    if (!Number.isFinite(word.startTime)) return undefined;
    const startTime = Math.min(Math.max(roundToMillis(word.startTime), earliest), to);
    const endTime = Math.max(startTime, Math.min(Number.isNaN(word.endTime) ? to : roundToMillis(word.endTime), to));
    earliest = startTime;
    // Words are many, so a correct one is reused instead of copied.
    const same = word.startTime === startTime && word.endTime === endTime && word.text === text;
    if (text !== '') normalized.push(same ? word : { startTime, endTime, text });
  }
  return normalized.length > 0 ? normalized : undefined;
}

/** Whether a word has only visible ASCII characters, as most have. A loop is faster than a pattern here. */
function isVisibleAscii(word: string): boolean {
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    if (code <= 0x20 || code >= 0x7f) return false;
  }
  return true;
}

const roundToMillis = (time: number) => Math.round(time * 1000) / 1000;

/** Joins the lines of a text with spaces, or without where their script has none: a line break may be inside of a word. */
function joinLines(text: string): string {
  if (!text.includes('\n')) return text;
  const lines = text.split('\n');
  return lines.map((line, i) => (i === 0 ? line : separatorBetween(lines[i - 1]!, line) + line)).join('');
}

/**
 * Matches text that needs cleaning, which is rare: control characters, unusual spaces and fillers, lone surrogates, repeated
 * spaces.
 */
const needsCleaning = /[^\n -~\u00a1-\u167f\u1681-\u1fff\u2070-\u2fff\u3001-\ud7ff\ue000-\ufefe\uff00-\uffff]|[ \n][ \n]/;

/** Returns the text without control characters and fillers; its lines are trimmed, and empty ones removed. */
function plainText(text: string): string {
  const trimmed = text.trim();
  if (!needsCleaning.test(trimmed)) return trimmed;
  const lines = trimmed
    .toWellFormed()
    .replace(/[\u200b\ufeff]/g, '')
    .split('\n')
    .map((line) => line.replace(/[\s\p{Cc}]+/gu, ' ').trim());
  return lines.filter((line) => line !== '').join('\n');
}
