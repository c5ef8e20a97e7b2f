import type { ComparedText } from '../ports/compared-text-store.ts';

/** Number of content terms of a block. A passage is two neighboring blocks, so that every sentence lies within one passage. */
export const blockTerms = 24;
/**
 * Maximum number of blocks that are looked up for a sentence. Its most common terms, which a series repeats in every block,
 * distinguish nothing.
 */
const maxLookups = 1500;
/**
 * Share of the minimum coverage up to which the most common terms of a sentence are not looked up in the index: so many blocks
 * contain them that it takes less time to search the few passages that contain enough of the rarer terms.
 */
const maxUnindexed = 0.5;
/**
 * Minimum number of texts in the formula of rarity: a term that only one text contains is often a misheard word, so it weighs no
 * more than a term of three texts.
 */
const rareTexts = 3;

/** The passage that contains most of a sentence's terms. */
export interface PassageMatch {
  /** Share of the statement's terms, weighted by rarity, that the passage contains. */
  coverage: number;
  text: ComparedText;
  /** Position of its first term in the text, and of the term after its last one. */
  start: number;
  end: number;
}

/** An index of the passages of texts by their terms. */
export interface PassageIndex {
  /** Adds a text; replaces an earlier one with the same content id. */
  add(text: ComparedText): void;
  remove(contentId: string): void;
  /** Rarity of a term: the logarithm of the share of texts that contain it. */
  rarity(term: number): number;
  /** Rarities of the distinct terms of a text that was added. */
  raritiesOf(text: ComparedText): Float64Array;
  /**
   * Returns the passage with the most of a sentence's terms among the texts that pass the filter; undefined if none reaches the
   * minimum coverage, from 0 to 1.
   */
  match(terms: readonly number[], isCompared: (text: ComparedText) => boolean, minCoverage: number): PassageMatch | undefined;
}

/** A term that is looked up. */
interface WeightedTerm {
  term: number;
  weight: number;
  blocks: readonly number[];
}

const sumOf = (terms: readonly WeightedTerm[]): number => terms.reduce((sum, { weight }) => sum + weight, 0);

interface Posting {
  blocks: number[];
  /** Number of texts. */
  texts: number;
}

interface IndexedText {
  text: ComparedText;
  /** Number of its first block. The block before it completes the first passage. */
  firstBlock: number;
  /** Of each distinct term of the text. Looking them up in the map of all terms for each use is several times slower. */
  postings: Posting[];
}

const countBlocks = ({ terms }: ComparedText): number => Math.ceil(terms.length / blockTerms);

/** Creates an empty index of passages. */
export function createPassageIndex(): PassageIndex {
  /** By content id, in the order of their blocks. */
  const texts = new Map<string, IndexedText>();
  const textOfBlock: IndexedText[] = [];
  const postings = new Map<number, Posting>();
  let sums = new Float64Array(1024);
  /** Number of blocks of removed texts. */
  let deadBlocks = 0;

  /** Rarities by the number of texts that contain the term; computing a logarithm for each lookup is slower. */
  let rarities: number[] = [];

  function rarityOf(posting: Posting | undefined): number {
    const count = Math.max(rareTexts, posting?.texts ?? 0);
    const known = rarities[count];
    if (known !== undefined) return known;
    rarities[count] = Math.log(1 + texts.size / count);
    return rarities[count];
  }

  function remove(contentId: string): void {
    const indexed = texts.get(contentId);
    if (!indexed) return;
    const { text, firstBlock, postings: own } = indexed;
    const end = firstBlock + countBlocks(text);
    own.forEach((posting, i) => {
      posting.texts--;
      if (posting.texts === 0) postings.delete(text.distinctTerms[i]!);
      // A term with more blocks is not looked up, and lacks those of later texts.
      else if (posting.blocks.length <= maxLookups)
        posting.blocks = posting.blocks.filter((block) => block < firstBlock || block >= end);
    });
    texts.delete(contentId);
    rarities = [];
    deadBlocks += 1 + countBlocks(text);
    if (2 * deadBlocks > textOfBlock.length) rebuild();
  }

  function add(text: ComparedText): void {
    remove(text.contentId);
    const own: Posting[] = [];
    for (const term of text.distinctTerms) {
      let posting = postings.get(term);
      if (!posting) {
        posting = { blocks: [], texts: 0 };
        postings.set(term, posting);
      }
      posting.texts++;
      own.push(posting);
    }
    const firstBlock = textOfBlock.length + 1;
    const indexed = { text, firstBlock, postings: own };
    texts.set(text.contentId, indexed);
    rarities = [];
    for (let block = firstBlock - 1; block < firstBlock + countBlocks(text); block++) textOfBlock[block] = indexed;
    // Millions of terms: iterators and `at` take twice the time.
    for (let position = 0; position < text.terms.length; position++) {
      const { blocks } = own[text.terms[position]!]!;
      const block = firstBlock + Math.floor(position / blockTerms);
      if (blocks.length <= maxLookups && blocks[blocks.length - 1] !== block) blocks.push(block);
    }
    if (sums.length <= textOfBlock.length) sums = new Float64Array(2 * textOfBlock.length);
  }

  /** Frees the blocks of removed texts, and looks up terms again that were too common with them. */
  function rebuild(): void {
    const live = [...texts.values()];
    texts.clear();
    postings.clear();
    textOfBlock.length = deadBlocks = 0;
    sums = new Float64Array(1024);
    for (const { text } of live) add(text);
  }

  /** Returns the terms of a statement that are looked up, the rarest first, with the blocks that have them. */
  function selectTerms(terms: readonly number[]): WeightedTerm[] {
    const sorted = terms
      .map((term) => {
        const posting = postings.get(term);
        return { term, weight: rarityOf(posting), blocks: posting?.blocks ?? [] };
      })
      .sort((a, b) => b.weight - a.weight);
    let lookups = 0;
    const end = sorted.findIndex(({ blocks }) => {
      lookups += blocks.length;
      return lookups > maxLookups;
    });
    return end < 0 ? sorted : sorted.slice(0, end);
  }

  /**
   * Adds the weights of the rarest terms to `sums` of the passages that contain them. Returns these passages, and the terms that
   * were not looked up. `needed` is the minimum weight of a match.
   */
  function sumRareTerms(weighted: readonly WeightedTerm[], needed: number): { passages: number[]; rest: WeightedTerm[] } {
    const passages: number[] = [];
    let missing = sumOf(weighted);
    let next = 0;
    for (; next < weighted.length && missing > maxUnindexed * needed; next++) {
      const { weight, blocks } = weighted[next]!;
      // A passage without the terms so far can't reach the coverage by the others.
      const mayBegin = missing >= needed;
      missing -= weight;
      let former = -1;
      for (const block of blocks) {
        // Two neighboring blocks share a passage, in which the term counts once.
        for (let passage = former === block - 1 ? block : block - 1; passage <= block; passage++) {
          if (sums[passage] !== 0) sums[passage]! += weight;
          else if (mayBegin) {
            passages.push(passage);
            sums[passage] = weight;
          }
        }
        former = block;
      }
    }
    return { passages, rest: weighted.slice(next) };
  }

  /** Returns the text of a passage, with the positions of its first term and of the one after its last. */
  function locate(passage: number): { text: ComparedText; start: number; end: number } {
    const { text, firstBlock } = textOfBlock[passage]!;
    const start = (passage - firstBlock) * blockTerms;
    return { text, start: Math.max(0, start), end: start + 2 * blockTerms };
  }

  /** Returns the weight of those terms that a passage contains. */
  function weightIn(passage: number, terms: readonly WeightedTerm[]): number {
    const { text, start, end } = locate(passage);
    const spoken = text.terms.subarray(start, end).map((position) => text.distinctTerms[position]!);
    return terms.reduce((sum, { term, weight }) => (spoken.includes(term) ? sum + weight : sum), 0);
  }

  return {
    rarity: (term) => rarityOf(postings.get(term)),
    raritiesOf({ contentId, distinctTerms }) {
      const { postings: own } = texts.get(contentId)!;
      const found = new Float64Array(distinctTerms.length);
      for (let i = 0; i < found.length; i++) found[i] = rarityOf(own[i]);
      return found;
    },
    remove,

    add,

    match(terms, isCompared, minCoverage) {
      const weighted = selectTerms(terms);
      const total = sumOf(weighted);
      const minCovered = minCoverage * total;
      const { passages, rest } = sumRareTerms(weighted, minCovered);
      const missing = sumOf(rest);
      let best = -1;
      let maxCovered = minCovered;
      for (const passage of passages) {
        let sum = sums[passage]!;
        sums[passage] = 0;
        if (sum + missing < maxCovered) continue;
        if (!isCompared(textOfBlock[passage]!.text)) continue;
        sum += weightIn(passage, rest);
        if (sum < maxCovered || (best >= 0 && sum === maxCovered)) continue;
        best = passage;
        maxCovered = sum;
      }
      return best < 0 ? undefined : { coverage: maxCovered / total, ...locate(best) };
    },
  };
}
