import type { Cue } from '../contract/cue.ts';
import { extractSpeaker } from './speakers.ts';
import type { CueWord, RawCue } from './subtitle-format.ts';

/** 99:59:59 in seconds, which files write for "until the end". */
const noEndTime = 359_999;
/** Duration in seconds of a last cue without an end. */
const lastCueSeconds = 5;

/** Returns the cues in order of time, with single spaces and line breaks; leaves out cues without text or a valid time. */
export function sortCues(cues: RawCue[]): RawCue[] {
  const sorted: RawCue[] = [];
  let isSorted = true;
  for (const cue of cues) {
    const text = plainText(cue.text);
    const start = roundToMillis(cue.startTime);
    const end = cue.endTime >= noEndTime && start < noEndTime ? Number.POSITIVE_INFINITY : roundToMillis(cue.endTime);
    if (text === '' || !Number.isFinite(start) || end < start || end <= 0) continue;
    const startTime = Math.max(0, start);
    isSorted &&= sorted.length === 0 || sorted.at(-1)!.startTime <= startTime;
    sorted.push({ startTime, endTime: end, text, speaker: cue.speaker, words: cue.words });
  }
  return isSorted ? sorted : sorted.sort((a, b) => a.startTime - b.startTime);
}

/** Returns cues with finite ends and without overlaps; simultaneous cues are merged into one. The input is in order. */
export function normalizeCues(cues: RawCue[]): Cue[] {
  const merged = joinSimultaneous(cues.map(extractSpeaker));
  return merged.map((cue, index) => {
    const { startTime } = cue;
    const next = merged[index + 1]?.startTime;
    const hasEnd = Number.isFinite(cue.endTime) && cue.endTime > startTime;
    const endLimit = hasEnd ? cue.endTime : (next ?? startTime + lastCueSeconds);
    const endTime = roundToMillis(Math.min(endLimit, next ?? endLimit));
    const normalized: Cue = { index, startTime, endTime, text: joinLines(cue.text) };
    const speaker = cue.speaker && joinLines(plainText(cue.speaker)).slice(0, 100).trim();
    if (speaker) normalized.speaker = speaker;
    const words = cue.words && clampWords(cue.words, startTime, endTime);
    if (words) normalized.words = words;
    return normalized;
  });
}

/**
 * Merges cues with the same start time, which come from layers and bilingual files; equal texts count once, a change of speaker
 * is marked.
 */
function joinSimultaneous(cues: RawCue[]): RawCue[] {
  const joined: RawCue[] = [];
  for (let from = 0; from < cues.length; ) {
    let to = from + 1;
    while (to < cues.length && cues[to]!.startTime === cues[from]!.startTime) to++;
    joined.push(to === from + 1 ? cues[from]! : mergeCues(cues.slice(from, to)));
    from = to;
  }
  return joined;
}

function mergeCues(cues: RawCue[]): RawCue {
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

const joinLines = (text: string) => (text.includes('\n') ? text.replaceAll('\n', ' ') : text);

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
