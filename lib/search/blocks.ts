import type { TermForm } from './query-terms.ts';

/** Documents per shard; an index in it takes seven bits. */
export const shardSize = 128;
const bucketBits = 8;
/** First code unit of scripts in which one character is as specific as two in others. */
const firstDenseCode = 0x0e00;

/** Encodes a document of a shard that contains a term as one byte: its index, and whether the term is frequent in it. */
export const posting = (place: number, isFrequent: boolean): number => (isFrequent ? place | frequentBit : place);
const frequentBit = 0x80;

/**
 * Returns the bucket of a term. Terms with the same start share one, so that a prefix of two letters, or of one dense
 * character, needs one block per shard.
 */
export function bucketOf(term: string): number {
  const first = term.charCodeAt(0);
  const second = first < firstDenseCode && term.length > 1 ? term.charCodeAt(1) : 0;
  return Math.imul(first * 31 + second, 0x9e3779b1) >>> (32 - bucketBits);
}

/**
 * Layout of a block: terms in ascending order, each as a head byte, the bytes that it does not share with the previous term, and
 * its postings. The three highest bits of the head count the shared bytes (at most 7). The next bit is set for a single posting;
 * otherwise the number of postings precedes them. The remaining bits count the term's bytes, or say that their number follows.
 */
const maxShared = 7;
const singlePostingBit = 0x10;
const longTermMark = 0x0f;

/**
 * Encodes a block of the search index: the terms of one bucket in one shard with their postings. The terms must be in ascending
 * order.
 */
export function encodeBlock(terms: string[], postingsOf: (term: string) => number[]): Uint8Array<ArrayBuffer> {
  let block = new Uint8Array(4096);
  let end = 0;
  let before = new Uint8Array();
  for (const text of terms) {
    const term = encodeTerm(text);
    const postings = postingsOf(text);
    if (end + term.length + postings.length + 3 > block.length) block = enlarge(block, term.length + postings.length);
    let shared = 0;
    while (shared < maxShared && shared < before.length && before[shared] === term[shared]) shared += 1;
    const rest = term.length - shared;
    block[end++] = (shared << 5) | (postings.length === 1 ? singlePostingBit : 0) | Math.min(rest, longTermMark);
    if (rest >= longTermMark) block[end++] = rest;
    block.set(term.subarray(shared), end);
    end += rest;
    if (postings.length > 1) block[end++] = postings.length;
    block.set(postings, end);
    end += postings.length;
    before = term;
  }
  return block.slice(0, end);
}

/** Passes on every posting of a term in a block of the search index, or of all terms with a prefix. */
export function readBlock(
  block: Uint8Array,
  { text, isPrefix }: TermForm,
  found: (place: number, isFrequent: boolean) => void,
): void {
  const term = encodeTerm(text);
  // How many bytes the entry before had in common with the term.
  let agreed = 0;
  for (let at = 0; at < block.length; ) {
    const head = block[at++]!;
    const shared = head >> 5;
    const length = head & longTermMark;
    const rest = length === longTermMark ? block[at++]! : length;
    // Entries ascend: one that parts earlier from the one before, or has a greater byte, is past the term.
    if (shared < agreed && shared < maxShared) return;
    if (shared <= agreed) {
      agreed = shared;
      while (agreed < term.length && agreed < shared + rest && block[at + agreed - shared] === term[agreed]) agreed += 1;
      if (agreed < term.length && agreed < shared + rest && block[at + agreed - shared]! > term[agreed]!) return;
    }
    at += rest;
    const count = head & singlePostingBit ? 1 : block[at++]!;
    if (agreed === term.length && (isPrefix || shared + rest === term.length)) {
      for (let i = 0; i < count; i++) found(block[at + i]! & ~frequentBit, block[at + i]! >= frequentBit);
    }
    at += count;
  }
}

const enlarge = (block: Uint8Array<ArrayBuffer>, more: number): Uint8Array<ArrayBuffer> => {
  const larger = new Uint8Array(2 * block.length + more);
  larger.set(block);
  return larger;
};

/** Encodes a term like UTF-8 but by UTF-16 unit, so that bytes sort like strings. */
function encodeTerm(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(3 * text.length);
  let end = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) bytes[end++] = unit;
    else {
      if (unit < 0x800) bytes[end++] = 0xc0 | (unit >> 6);
      else {
        bytes[end++] = 0xe0 | (unit >> 12);
        bytes[end++] = 0x80 | ((unit >> 6) & 0x3f);
      }
      bytes[end++] = 0x80 | (unit & 0x3f);
    }
  }
  return bytes.subarray(0, end);
}
