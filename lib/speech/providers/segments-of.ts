import type { SpeechSegment } from '../../ports/speech.ts';
import { joinWords } from '../../subtitles/join-words.ts';
import { splitSentences } from '../../subtitles/sentences.ts';
import { sampleRate } from '../audio-reader.ts';

/** A word of a provider's transcript, in seconds from the start of the chunk. */
export interface RecognizedWord {
  text: string;
  startTime: number;
  endTime: number;
  speaker?: string;
}

/** Segments of a readable length that end with sentences, pauses and speakers. */
export function segmentsOfWords(words: RecognizedWord[]): SpeechSegment[] {
  const [only] = words;
  if (!only || words.length > 1) return joinWords(words);
  const { speaker, ...word } = only;
  return [{ ...only, words: [word] }];
}

/** Assigns words to segments by the middle of their time. */
export function withWords(segments: SpeechSegment[], words: RecognizedWord[]): SpeechSegment[] {
  if (words.length === 0) return segments;
  const shares = segments.map((): RecognizedWord[] => []);
  let at = 0;
  for (const { text, startTime, endTime } of words) {
    const middle = (startTime + endTime) / 2;
    while (at + 1 < segments.length && segments[at + 1]!.startTime <= middle) at++;
    if (text.trim() !== '') shares[at]?.push({ startTime, endTime, text: text.trim() });
  }
  return segments.map((segment, i) => (shares[i]!.length > 0 ? { ...segment, words: shares[i] } : segment));
}

/** Share of the maximum amplitude below which a sample is no speech. */
const minSpeechAmplitude = 0.05;

/** Spreads text without times over the audible part of the chunk, sentence by sentence, in proportion to its letters. */
export function spreadText(text: string, samples: Float32Array, language?: string): SpeechSegment[] {
  const sentences = splitSentences([{ text }], language).map((sentence) => sentence.text);
  const [from, to] = audibleRange(samples);
  const letters = sentences.reduce((sum, { length }) => sum + length, 0);
  let time = from;
  return sentences.map((sentence) => {
    const startTime = time;
    time += ((to - from) * sentence.length) / letters;
    return { startTime, endTime: time, text: sentence };
  });
}

/** Returns the seconds from the first audible sample to the last. */
function audibleRange(samples: Float32Array): [number, number] {
  let loudest = 0;
  for (const sample of samples) loudest = Math.max(loudest, Math.abs(sample));
  const isAudible = (sample: number) => Math.abs(sample) > loudest * minSpeechAmplitude;
  const first = Math.max(0, samples.findIndex(isAudible));
  const last = samples.findLastIndex(isAudible);
  return [first / sampleRate, (last < 0 ? samples.length : last + 1) / sampleRate];
}
