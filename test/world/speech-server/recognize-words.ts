import type { Script, SpokenWord } from './script.ts';
import { bands, digits, lengthOf, spacing } from './tones.ts';

export interface RecognizedWord {
  text: string;
  startTime: number;
  endTime: number;
  speaker?: string;
}

const frame = 0.005;
/** Share of the peak amplitude below which audio is silence; `silence` is the absolute threshold. */
const floor = 0.15;
const silence = 0.01;
/** Window in seconds that is needed to distinguish chords. */
const window = 0.06;

/**
 * Recognizes the spoken words in audio samples that may be cut anywhere: each word of the scripts of which more than half is
 * present.
 */
export function recognizeWords(
  samples: Float32Array,
  rate: number,
  scripts: readonly Script[],
): { language: string; words: RecognizedWord[] } {
  const known = new Map(scripts.flatMap(({ words, language }) => words.map((word) => [word.id, { word, language }] as const)));
  const found = bursts(samples, rate).flatMap(([from, to]) => {
    const script = known.get(idOf(samples, from, to, rate) ?? -1);
    const isHalf = script && (to - from) / rate <= lengthOf(script.word) / 2;
    return script && !isHalf ? [{ ...script, from, to }] : [];
  });
  return {
    language: found[0]?.language ?? 'en',
    words: found.map(({ word, from, to }) => wordAt(word, from / rate, to / rate)),
  };
}

const wordAt = ({ text, speaker }: SpokenWord, startTime: number, endTime: number): RecognizedWord => ({
  text,
  startTime: hundredth(startTime),
  endTime: hundredth(endTime),
  ...(speaker && { speaker }),
});

/** Returns the ranges of samples between silences. */
function bursts(samples: Float32Array, rate: number): [from: number, to: number][] {
  const size = Math.round(frame * rate);
  let loudest = 0;
  for (const sample of samples) loudest = Math.max(loudest, Math.abs(sample));
  const threshold = Math.max(silence, loudest * floor);
  const found: [number, number][] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < samples.length; i++) {
    if (Math.abs(samples[i]!) < threshold) continue;
    if (i - last > 3 * size) found.push([i, i + 1]);
    else found.at(-1)![1] = i + 1;
    last = i;
  }
  return found.filter(([from, to]) => to - from >= window * rate * 0.8);
}

/** Returns the id that a chord encodes; undefined where no tone of a band stands out. */
function idOf(samples: Float32Array, from: number, to: number, rate: number): number | undefined {
  const length = Math.min(to - from, Math.round(window * rate));
  const begin = Math.floor((from + to - length) / 2);
  const part = samples.slice(begin, begin + length).map((sample, i) => sample * Math.sin((Math.PI * (i + 0.5)) / length) ** 2);
  let id = 0;
  for (const [place, start] of bands.entries()) {
    const powers = Array.from({ length: digits }, (_, digit) => powerAt(part, start + digit * spacing, rate));
    const digit = powers.indexOf(Math.max(...powers));
    const others = Math.max(...powers.filter((_, other) => Math.abs(other - digit) > 1));
    if (powers[digit]! < 4 * others) return undefined;
    id += digit * digits ** place;
  }
  return id;
}

/** Returns the power of a frequency by Goertzel's algorithm. */
function powerAt(samples: Float32Array, frequency: number, rate: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * frequency) / rate);
  let one = 0;
  let two = 0;
  for (let i = 0; i < samples.length; i++) {
    const next = samples[i]! + turn * one - two;
    two = one;
    one = next;
  }
  return one * one + two * two - turn * one * two;
}

const hundredth = (seconds: number) => Math.round(seconds * 100) / 100;
