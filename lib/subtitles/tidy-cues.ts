import type { Cue } from '../contract/cue.ts';
import { withNamedSpeaker } from './speakers.ts';
import type { RawCue, Word } from './subtitle-format.ts';

/** 99:59:59, which files write for "until the end". */
const endless = 359_999;
/** Seconds for a last cue without an end. */
const lastCue = 5;

/** In order of time, with text of single spaces and line breaks; without cues that say nothing or can't be placed. */
export function orderCues(cues: RawCue[]): RawCue[] {
  const ordered: RawCue[] = [];
  let sorted = true;
  for (const cue of cues) {
    const text = plainText(cue.text);
    const start = millis(cue.startTime);
    const end = cue.endTime >= endless && start < endless ? Number.POSITIVE_INFINITY : millis(cue.endTime);
    if (text === '' || !Number.isFinite(start) || end < start || end <= 0) continue;
    const startTime = Math.max(0, start);
    sorted &&= ordered.length === 0 || ordered.at(-1)!.startTime <= startTime;
    ordered.push({ startTime, endTime: end, text, speaker: cue.speaker, words: cue.words });
  }
  return sorted ? ordered : ordered.sort((a, b) => a.startTime - b.startTime);
}

/** Finite ends, no overlaps, and what is said at once in one cue. The input is in order. */
export function settleCues(cues: RawCue[]): Cue[] {
  const single = joinSimultaneous(cues.map(withNamedSpeaker));
  return single.map((cue, index) => {
    const { startTime } = cue;
    const next = single[index + 1]?.startTime;
    const ends = Number.isFinite(cue.endTime) && cue.endTime > startTime;
    const wanted = ends ? cue.endTime : (next ?? startTime + lastCue);
    const endTime = millis(Math.min(wanted, next ?? wanted));
    const settled: Cue = { index, startTime, endTime, text: oneLine(cue.text) };
    const speaker = cue.speaker && oneLine(plainText(cue.speaker)).slice(0, 100).trim();
    if (speaker) settled.speaker = speaker;
    const words = cue.words && settleWords(cue.words, startTime, endTime);
    if (words) settled.words = words;
    return settled;
  });
}

/** Layers and pairs of languages put several cues at one time; equal ones count once, a change of speaker is marked. */
function joinSimultaneous(cues: RawCue[]): RawCue[] {
  const joined: RawCue[] = [];
  for (let from = 0; from < cues.length; ) {
    let to = from + 1;
    while (to < cues.length && cues[to]!.startTime === cues[from]!.startTime) to++;
    joined.push(to === from + 1 ? cues[from]! : together(cues.slice(from, to)));
    from = to;
  }
  return joined;
}

function together(cues: RawCue[]): RawCue {
  const first = cues[0]!;
  const texts = new Set<string>();
  let endTime = Number.NEGATIVE_INFINITY;
  let speaker = first.speaker;
  let text = '';
  for (const cue of cues) {
    if (Number.isFinite(cue.endTime)) endTime = Math.max(endTime, cue.endTime);
    if (texts.has(cue.text)) continue;
    texts.add(cue.text);
    if (text !== '') text += cue.speaker && cue.speaker !== speaker ? `\n>> ${cue.speaker}: ` : '\n';
    text += cue.text;
    speaker = cue.speaker ?? speaker;
  }
  const words = texts.size === 1 ? first.words : undefined;
  return {
    startTime: first.startTime,
    endTime: Number.isFinite(endTime) ? endTime : Infinity,
    text,
    speaker: first.speaker,
    words,
  };
}

/** Words lie inside their cue and follow one another. */
function settleWords(words: Word[], from: number, to: number): Word[] | undefined {
  const settled: Word[] = [];
  let earliest = from;
  for (const word of words) {
    const text = isBare(word.text) ? word.text : oneLine(plainText(word.text));
    if (!Number.isFinite(word.startTime)) return undefined;
    const startTime = Math.min(Math.max(millis(word.startTime), earliest), to);
    const endTime = Math.max(startTime, Math.min(Number.isNaN(word.endTime) ? to : millis(word.endTime), to));
    earliest = startTime;
    // There are many of them: what is as it should be needs no copy.
    const same = word.startTime === startTime && word.endTime === endTime && word.text === text;
    if (text !== '') settled.push(same ? word : { startTime, endTime, text });
  }
  return settled.length > 0 ? settled : undefined;
}

/** Nothing but ASCII letters and marks, as most words are; telling so letter by letter is faster than a search. */
function isBare(word: string): boolean {
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    if (code <= 0x20 || code >= 0x7f) return false;
  }
  return true;
}

const millis = (time: number) => Math.round(time * 1000) / 1000;

const oneLine = (text: string) => (text.includes('\n') ? text.replaceAll('\n', ' ') : text);

/** Control characters, unusual spaces and fillers, halves of surrogate pairs, spaces in a row: few cues have any. */
const untidy = /[^\n -~\u00a1-\u167f\u1681-\u1fff\u2070-\u2fff\u3001-\ud7ff\ue000-\ufefe\uff00-\uffff]|[ \n][ \n]/;

/** Text without control characters and fillers, its lines trimmed, none empty. */
function plainText(text: string): string {
  const trimmed = text.trim();
  if (!untidy.test(trimmed)) return trimmed;
  const lines = trimmed
    .toWellFormed()
    .replace(/[\u200b\ufeff]/g, '')
    .split('\n')
    .map((line) => line.replace(/[\s\p{Cc}]+/gu, ' ').trim());
  return lines.filter((line) => line !== '').join('\n');
}
