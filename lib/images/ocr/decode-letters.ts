import type { Tensor } from './neural-network.ts';

/** A letter that the recognition model has read in the image of one text line. */
export interface Letter {
  letter: string;
  /** Position in its line, from 0 to 1, and the model's confidence. */
  place: number;
  confidence: number;
}

/**
 * Decodes the output of the recognition model by connectionist temporal classification: the likeliest class at each step,
 * repetitions merged, class 0 as blank. `alphabet` contains the other classes.
 */
export function decodeLetters({ data, dims }: Tensor, alphabet: readonly string[]): Letter[] {
  const classes = dims.at(-1)!;
  const steps = data.length / classes;
  const letters: Letter[] = [];
  let before = 0;
  for (let step = 0; step < steps; step++) {
    const start = step * classes;
    let best = 0;
    for (let at = 1; at < classes; at++) if (data[start + at]! > data[start + best]!) best = at;
    if (best !== 0 && best !== before)
      letters.push({ letter: alphabet[best - 1] ?? '', place: (step + 0.5) / steps, confidence: data[start + best]! });
    before = best;
  }
  return letters;
}

/** Reads the model's alphabet, one letter per line; the space is added at the end. */
export const readAlphabet = (file: string): string[] => [...file.replace(/\r/g, '').replace(/\n$/, '').split('\n'), ' '];
