import type { HeardWord } from './hear-words.ts';

/** A word without the punctuation at it. */
export const bare = (text: string) => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** As the script's language writes it. */
export const textOf = (words: HeardWord[]): string =>
  words.map(({ text }, i) => (i > 0 && !/[\p{scx=Han}\p{scx=Kana}]/u.test(text) ? ` ${text}` : text)).join('');

export const sentencesOf = (words: HeardWord[]): HeardWord[][] => groups(words, (last) => /[.!?。！？]$/.test(last.text));
export const turnsOf = (words: HeardWord[]): HeardWord[][] => groups(words, (last, next) => last.speaker !== next.speaker);

function groups(words: HeardWord[], ends: (last: HeardWord, next: HeardWord) => boolean): HeardWord[][] {
  const found: HeardWord[][] = [];
  for (const word of words) {
    const open = found.at(-1);
    if (open && !ends(open.at(-1)!, word)) open.push(word);
    else found.push([word]);
  }
  return found;
}
