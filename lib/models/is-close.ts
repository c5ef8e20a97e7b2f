import { splitWords } from '../text/split-words.ts';

/** Minimum shares of words, of the polished and of the spoken text, that both have in common, in the same order. */
const minShareOfText = 0.75;
const minSpokenShare = 0.6;

/** Whether a text equals the spoken text except for punctuation, fillers and some corrected words. */
export function isClose(spokenText: string, text: string, language: string): boolean {
  const [before, after] = [splitWords(spokenText, language), splitWords(text, language)];
  const common = commonLength(before, after);
  return common >= minShareOfText * after.length && common >= minSpokenShare * before.length;
}

/** Returns the length of the longest common subsequence. */
function commonLength(left: readonly string[], right: readonly string[]): number {
  let row = new Uint16Array(right.length + 1);
  for (const word of left) {
    const next = new Uint16Array(right.length + 1);
    for (let i = 0; i < right.length; i++) next[i + 1] = word === right[i] ? row[i]! + 1 : Math.max(row[i + 1]!, next[i]!);
    row = next;
  }
  return row[right.length]!;
}
