import type { RecognizedWord } from './recognize-words.ts';

/** Returns a word without its adjacent punctuation. */
export const bare = (text: string) => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** Joins words as the script's language writes them. */
export const textOf = (words: RecognizedWord[]): string =>
  words.map(({ text }, i) => (i > 0 && !/[\p{scx=Han}\p{scx=Kana}]/u.test(text) ? ` ${text}` : text)).join('');

export const sentencesOf = (words: RecognizedWord[]): RecognizedWord[][] =>
  groups(words, (last) => /[.!?。！？]$/.test(last.text));
export const turnsOf = (words: RecognizedWord[]): RecognizedWord[][] =>
  groups(words, (last, next) => last.speaker !== next.speaker);

function groups(words: RecognizedWord[], ends: (last: RecognizedWord, next: RecognizedWord) => boolean): RecognizedWord[][] {
  const found: RecognizedWord[][] = [];
  for (const word of words) {
    const open = found.at(-1);
    if (open && !ends(open.at(-1)!, word)) open.push(word);
    else found.push([word]);
  }
  return found;
}
