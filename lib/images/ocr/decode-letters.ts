import type { Tensor } from './net.ts';

/** A letter that was read. */
export interface Letter {
  letter: string;
  /** Where it stands in its line, from 0 to 1, and how sure the net is of it. */
  place: number;
  sureness: number;
}

/**
 * The letters that the recognizing net saw, by connectionist temporal classification: at each step the likeliest, where one
 * that goes on counts once, and the first of the classes stands for none. `alphabet` holds the others.
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
      letters.push({ letter: alphabet[best - 1] ?? '', place: (step + 0.5) / steps, sureness: data[start + best]! });
    before = best;
  }
  return letters;
}

/** The alphabet as it comes with the model, one letter a line; the space, which no line can hold, is the last. */
export const readAlphabet = (file: string): string[] => [...file.replace(/\r/g, '').replace(/\n$/, '').split('\n'), ' '];
