import type { SpeechSegment } from '../ports/speech.ts';
import { separatorBetween } from '../subtitles/separator-between.ts';
import { placeWords, type SpokenWord, spokenWords } from './spoken-words.ts';

/** A segment with its words, at least one. Times are seconds of the whole audio. */
export interface Utterance {
  segment: SpeechSegment;
  words: SpokenWord[];
}

/** Creates the utterance of a segment; undefined for a segment without words or a valid time. */
export function utteranceOf(segment: SpeechSegment): Utterance | undefined {
  const { text, startTime } = segment;
  if (!Number.isFinite(startTime) || Number.isNaN(segment.endTime)) return undefined;
  // A generous limit of slow speech, because models return arbitrary end times.
  const endTime = Math.min(Math.max(segment.endTime, startTime), startTime + 10 + text.length);
  const settled = endTime === segment.endTime ? segment : { ...segment, endTime };
  const words = spokenWords(settled);
  return words.length > 0 ? { segment: settled, words } : undefined;
}

/** Returns the words `from` up to but not including `to` of an utterance; undefined if there are none. */
export function sliceUtterance({ segment, words }: Utterance, from: number, to: number): Utterance | undefined {
  if (from >= to) return undefined;
  if (from === 0 && to === words.length) return { segment, words };
  const begin = words[from]!.from;
  const end = words[to - 1]!.to;
  const written = segment.text.slice(begin, end);
  const text = written.trim();
  const shift = begin + written.length - written.trimStart().length;
  const startTime = from === 0 ? segment.startTime : words[from]!.startTime;
  const endTime = to === words.length ? segment.endTime : words[to - 1]!.endTime;
  const places = placeWords(segment);
  const timed = places && segment.words?.filter((_, i) => places[i]!.from >= begin && places[i]!.to <= end);
  const { words: _, ...rest } = segment;
  return {
    segment: { ...rest, startTime, endTime, text, ...(timed && timed.length > 0 && { words: timed }) },
    words: words.slice(from, to).map((word) => ({
      ...word,
      from: Math.max(0, word.from - shift),
      to: Math.min(text.length, word.to - shift),
    })),
  };
}

/** Joins two consecutive utterances into one. */
export function joinUtterances(one: Utterance, other: Utterance): Utterance {
  const gap = separatorBetween(one.segment.text, other.segment.text);
  const words = one.segment.words && other.segment.words && [...one.segment.words, ...other.segment.words];
  const { words: _, ...rest } = one.segment;
  const text = one.segment.text + gap + other.segment.text;
  const shift = one.segment.text.length + gap.length;
  return {
    segment: { ...rest, endTime: other.segment.endTime, text, ...(words && { words }) },
    words: [...one.words, ...other.words.map((word) => ({ ...word, from: word.from + shift, to: word.to + shift }))],
  };
}
