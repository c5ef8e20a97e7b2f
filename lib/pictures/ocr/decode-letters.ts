import type { Tensor } from './net.ts';

export interface ReadLine {
  text: string;
  /** How sure the net is of its letters, from 0 to 1. */
  sureness: number;
}

/**
 * The letters that the recognizing net saw, by connectionist temporal classification: at each step the likeliest, where one
 * that goes on counts once, and the first of the classes stands for none. `alphabet` holds the others.
 */
export function decodeLetters({ data, dims }: Tensor, alphabet: readonly string[]): ReadLine {
  const classes = dims.at(-1)!;
  let text = '';
  let sum = 0;
  let letters = 0;
  let before = 0;
  for (let start = 0; start < data.length; start += classes) {
    let best = 0;
    for (let at = 1; at < classes; at++) if (data[start + at]! > data[start + best]!) best = at;
    if (best !== 0 && best !== before) {
      text += alphabet[best - 1] ?? '';
      sum += data[start + best]!;
      letters += 1;
    }
    before = best;
  }
  return { text, sureness: letters === 0 ? 0 : sum / letters };
}

/** The alphabet as it comes with the model, one letter a line; the space, which no line can hold, is the last. */
export const readAlphabet = (file: string): string[] => [...file.replace(/\r/g, '').replace(/\n$/, '').split('\n'), ' '];
