import type { LooseWords } from '../ports/search-store.ts';
import { bucketOf, encodeBlock, posting, shardSize } from './blocks.ts';
import type { TermForm } from './query-terms.ts';
import { addTerms } from './terms.ts';

/** Number of occurrences from which a term is frequent. */
const minFrequentCount = 4;

/** Collects the words of one document from its folded texts. */
export function collectWords(slot: number, texts: string[]): LooseWords {
  const counts = new Map<string, number>();
  for (const text of texts) addTerms(text, (term) => counts.set(term, (counts.get(term) ?? 0) + 1));
  const seldom: string[] = [];
  const often: string[] = [];
  for (const [term, count] of counts) (count < minFrequentCount ? seldom : often).push(term);
  return { slot, seldom: lines(seldom), often: lines(often) };
}

const lines = (terms: string[]): string => `\n${terms.join('\n')}\n`;

/** Returns whether a term, or a word with it as a prefix, is frequent in a document; undefined if there is none. */
export function findLoose(words: LooseWords, { text, isPrefix }: TermForm): { isOften: boolean } | undefined {
  const line = isPrefix ? `\n${text}` : `\n${text}\n`;
  if (words.often.includes(line)) return { isOften: true };
  return words.seldom.includes(line) ? { isOften: false } : undefined;
}

/** Encodes the words of a full shard's documents as blocks. */
export function buildBlocks(documents: LooseWords[]): { bucket: number; bytes: Uint8Array<ArrayBuffer> }[] {
  const postings = new Map<string, number[]>();
  const add = (text: string, byte: number) => {
    for (const term of text.split('\n')) {
      const known = postings.get(term);
      if (known) known.push(byte);
      else postings.set(term, [byte]);
    }
  };
  for (const { slot, seldom, often } of documents) {
    add(seldom, posting(slot % shardSize, false));
    add(often, posting(slot % shardSize, true));
  }
  postings.delete('');
  const buckets = new Map<number, string[]>();
  for (const term of postings.keys()) {
    const bucket = bucketOf(term);
    const terms = buckets.get(bucket);
    if (terms) terms.push(term);
    else buckets.set(bucket, [term]);
  }
  return [...buckets].map(([bucket, terms]) => ({ bucket, bytes: encodeBlock(terms.sort(), (term) => postings.get(term)!) }));
}
