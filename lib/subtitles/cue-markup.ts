import { decodeHTML } from 'entities';
import type { Word } from './subtitle-format.ts';
import { parseClock } from './timing.ts';

/** What stands inside a cue of WebVTT or SRT, without its markup. */
export interface CueContent {
  text: string;
  speaker?: string;
  words?: Word[];
}

// In practice `a < b` is text far more often than markup, so only the tags named here count. Lengths are bounded so that no
// input makes a search slow or deep.

/** Markup that only shapes what is shown, which is nearly all. */
const silent =
  /<(?:\/v|\/?(?:[bcisu]|lang|font|span|p|div|em|strong|strike|small|big|center))(?:[.\s/][^<>]{0,1000})?>|\{(?:\\[^{}]{0,500}|[yfscp]:[^{}]{0,50})\}/gi;

/** A voice, a line break, the reading above a word, a time. */
const telling =
  /<(?:v((?:[.\s/][^<>]{0,1000})?)|\/?(br|ruby)(?:[.\s/][^<>]{0,1000})?|(\/?r[tp])(?:[.\s/][^<>]{0,1000})?|((?:\d{1,6}:)?\d{1,2}:\d{1,2}(?:[.,]\d{1,9})?))>/gi;

/** Tags, inline times, voices and entities of one cue. Entities are decoded once, after the tags are gone. */
export function readMarkup(raw: string, startTime: number): CueContent {
  const heard = raw.includes('<') || raw.includes('{') ? raw.replace(silent, '') : raw;
  return heard.includes('<') ? readTelling(heard, startTime) : { text: decode(heard) };
}

function readTelling(raw: string, startTime: number): CueContent {
  let text = '';
  let speaker: string | undefined;
  let said = false;
  let current: string | undefined;
  let isReading = false;
  const marks: { time: number; at: number }[] = [];
  let from = 0;
  const take = (to: number) => {
    if (isReading || to <= from) return;
    const part = decode(raw.slice(from, to));
    text += part;
    said ||= part.trim() !== '';
  };
  telling.lastIndex = 0;
  for (let match = telling.exec(raw); match; match = telling.exec(raw)) {
    const [tag, annotation, piece, reading, clock] = match;
    take(match.index);
    from = match.index + tag.length;
    if (clock !== undefined) {
      const time = parseClock(clock);
      if (time !== undefined) marks.push({ time, at: text.length });
    } else if (reading !== undefined) {
      isReading = !reading.startsWith('/');
    } else if (piece !== undefined) {
      if (piece.toLowerCase() === 'br') text += '\n';
      else isReading = false;
    } else {
      const voice = voiceOf(annotation ?? '');
      if (!voice) continue;
      if (!said) speaker = voice;
      else if (voice !== current) text += `\n>> ${voice}: `;
      current = voice;
    }
  }
  take(raw.length);
  return { text, speaker, words: wordsOf(text, marks, startTime) };
}

/** Text in which nothing is an override of SubStation Alpha, which strays into every format. */
export const escapeBraces = (text: string) => text.replace(/\{(?=\\|[yfscp]:)/gi, '&#123;');

function decode(text: string): string {
  return text.includes('&') ? decodeHTML(text) : text;
}

/** `.loud Mary Ann` names Mary Ann. */
function voiceOf(annotation: string): string {
  const space = annotation.search(/\s/);
  return space < 0 ? '' : decode(annotation.slice(space)).replace(/\s+/g, ' ').trim();
}

/** Text before the first time on its line is said from the cue's start on; lines above it belong to nobody's time. */
function wordsOf(text: string, marks: { time: number; at: number }[], startTime: number): Word[] | undefined {
  const first = marks[0];
  if (!first) return undefined;
  const words: Word[] = [];
  let start = { time: startTime, at: text.lastIndexOf('\n', first.at - 1) + 1 };
  for (const next of [...marks, undefined]) {
    const word = text.slice(start.at, next?.at).trim();
    if (word) {
      const before = words.at(-1);
      if (before) before.endTime = start.time;
      words.push({ startTime: start.time, endTime: Number.POSITIVE_INFINITY, text: word });
    }
    if (next) start = next;
  }
  return words.length > 0 ? words : undefined;
}
