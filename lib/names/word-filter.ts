import { hash32 } from '../encoding/hash.ts';

/** The bits of a Bloom filter of words: it finds every word that was added, and takes a small share of others for one of them. */
export type WordFilter = Uint8Array;

const bitsPerWord = 8;
const hashCount = 5;

/** Creates a filter of words with one false positive in 40. */
export function createWordFilter(words: Iterable<string>): WordFilter {
  const unique = new Set(words);
  const filter = new Uint8Array(Math.ceil((unique.size * bitsPerWord) / 8));
  for (const word of unique) for (const bit of bitsOf(word, filter)) filter[bit >> 3]! |= 1 << (bit & 7);
  return filter;
}

/** Whether a word was added to a filter, or looks so. */
export function hasWord(filter: WordFilter, word: string): boolean {
  for (const bit of bitsOf(word, filter)) if (!((filter[bit >> 3]! >> (bit & 7)) & 1)) return false;
  return true;
}

function* bitsOf(word: string, filter: WordFilter): Generator<number> {
  const [first, second] = [hash32(word), hash32(word, 0x1000193) | 1];
  for (let i = 0; i < hashCount; i++) yield ((first + Math.imul(i, second)) >>> 0) % (filter.length * 8);
}
