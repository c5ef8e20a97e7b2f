import { decodeHTML } from 'entities';
import type { Word } from './subtitle-format.ts';
import { parseClock } from './timing.ts';

/** What stands inside a cue of WebVTT or SRT, without its markup. */
export interface CueContent {
  text: string;
  speaker?: string;
  words?: Word[];
}

// In practice `a < b` is text far more often than markup, so only these count as tags.
const tagNames = new Set('c i b u s v lang ruby rt rp font span p div br em strong strike small big center'.split(' '));

// Lengths are bounded so that no input makes the search slow or deep.
const markup =
  /<(?:(\/?)([a-z]{1,8})((?:[.\s/][^<>]{0,1000})?)|((?:\d{1,6}:)?\d{1,2}:\d{1,2}(?:[.,]\d{1,9})?))>|\{(?:\\[^{}]{0,500}|[yfscp]:[^{}]{0,50})\}/gi;

/** Tags, inline times, voices and entities of one cue. Entities are decoded once, after the tags are gone. */
export function readMarkup(raw: string, startTime: number): CueContent {
  if (!raw.includes('<') && !raw.includes('{')) return { text: decode(raw) };
  let text = '';
  let speaker: string | undefined;
  let said = false;
  let current: string | undefined;
  let ruby = 0;
  const marks: { time: number; at: number }[] = [];
  let from = 0;
  const take = (to: number) => {
    if (ruby > 0 || to <= from) return;
    const part = decode(raw.slice(from, to));
    text += part;
    said ||= part.trim() !== '';
  };
  markup.lastIndex = 0;
  for (let match = markup.exec(raw); match; match = markup.exec(raw)) {
    const name = match[2]?.toLowerCase();
    if (name !== undefined && !tagNames.has(name)) continue;
    take(match.index);
    from = match.index + match[0].length;
    if (match[4] !== undefined) {
      const time = parseClock(match[4]);
      if (time !== undefined) marks.push({ time, at: text.length });
    } else if (name === 'br') {
      text += '\n';
    } else if (name === 'rt' || name === 'rp') {
      ruby = match[1] ? 0 : 1;
    } else if (name === 'ruby') {
      ruby = 0;
    } else if (name === 'v' && !match[1]) {
      const voice = voiceOf(match[3]!);
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
  const starts = [{ time: startTime, at: text.lastIndexOf('\n', first.at - 1) + 1 }, ...marks];
  const words: Word[] = [];
  for (const [i, start] of starts.entries()) {
    const next = starts[i + 1];
    const word = text.slice(start.at, next?.at).replace(/\s+/g, ' ').trim();
    if (!word) continue;
    const before = words.at(-1);
    if (before) before.endTime = start.time;
    words.push({ startTime: start.time, endTime: Number.POSITIVE_INFINITY, text: word });
  }
  return words.length > 0 ? words : undefined;
}
