import type { ComparedText } from './compared-text.ts';

/** Number of content terms of a block. A passage is two neighboring blocks, so that every sentence lies within one passage. */
const blockTerms = 24;
/**
 * Maximum number of blocks that are looked up for a sentence. Its most common terms, which a series repeats in every block,
 * distinguish nothing.
 */
const maxLookups = 1500;
/** Minimum coverage of a match. Callers ignore lower ones, so passages that can't reach it are not counted. */
const minCoverage = 0.4;
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
  /**
   * Returns the passage with the most of a sentence's terms among the texts that pass the filter; undefined if none reaches two
   * fifths.
   */
  match(terms: readonly number[], isCompared: (text: ComparedText) => boolean): PassageMatch | undefined;
}

interface Posting {
  blocks: number[];
  /** Number of texts. */
  texts: number;
}

/** Creates an empty index of passages. */
export function createPassageIndex(): PassageIndex {
  const places = new Map<string, number>();
  const texts: (ComparedText | undefined)[] = [];
  /** Position in `texts` of each block's text. The block before the first one of a text completes its first passage. */
  const textOfBlock: number[] = [];
  const firstBlocks: number[] = [];
  const postings = new Map<number, Posting>();
  let sums = new Float64Array(1024);

  const rarity = (term: number): number => Math.log(1 + places.size / Math.max(rareTexts, postings.get(term)?.texts ?? 0));

  function remove(contentId: string): void {
    const place = places.get(contentId);
    if (place === undefined) return;
    for (const term of new Set(texts[place]!.terms)) postings.get(term)!.texts--;
    texts[place] = undefined;
    places.delete(contentId);
  }

  /** Returns the terms of a statement that are looked up, the rarest first, with the blocks that have them. */
  function selectTerms(terms: readonly number[]): { weight: number; blocks: readonly number[] }[] {
    const sorted = terms
      .map((term) => ({ weight: rarity(term), blocks: postings.get(term)?.blocks ?? [] }))
      .sort((a, b) => b.weight - a.weight);
    let lookups = 0;
    const end = sorted.findIndex(({ blocks }) => {
      lookups += blocks.length;
      return lookups > maxLookups;
    });
    return end < 0 ? sorted : sorted.slice(0, end);
  }

  return {
    rarity,
    remove,

    add(text) {
      remove(text.contentId);
      const place = texts.push(text) - 1;
      places.set(text.contentId, place);
      const first = textOfBlock.push(place);
      firstBlocks.push(first);
      const seen = new Set<number>();
      for (const [position, term] of text.terms.entries()) {
        const block = first + Math.floor(position / blockTerms);
        if (block === textOfBlock.length) textOfBlock.push(place);
        const posting = postings.get(term) ?? { blocks: [], texts: 0 };
        postings.set(term, posting);
        if (posting.blocks.at(-1) !== block) posting.blocks.push(block);
        if (!seen.has(term)) posting.texts++;
        seen.add(term);
      }
      if (sums.length <= textOfBlock.length) sums = new Float64Array(2 * textOfBlock.length);
    },

    match(terms, isCompared) {
      const weighted = selectTerms(terms);
      const total = weighted.reduce((sum, { weight }) => sum + weight, 0);
      const touched: number[] = [];
      let counted = 0;
      for (const { weight, blocks } of weighted) {
        // A passage without the terms so far can't reach the coverage by the others.
        const mayBegin = total - counted >= minCoverage * total;
        counted += weight;
        let former = -1;
        for (const block of blocks) {
          // Two neighbouring blocks share a passage, in which the term counts once.
          for (let passage = former === block - 1 ? block : block - 1; passage <= block; passage++) {
            if (sums[passage] !== 0) sums[passage]! += weight;
            else if (mayBegin) {
              touched.push(passage);
              sums[passage] = weight;
            }
          }
          former = block;
        }
      }
      let best = -1;
      let most = minCoverage * total;
      for (const passage of touched) {
        const sum = sums[passage]!;
        sums[passage] = 0;
        if (sum < most || (best >= 0 && sum === most)) continue;
        const text = texts[textOfBlock[passage]!];
        if (!text || !isCompared(text)) continue;
        best = passage;
        most = sum;
      }
      if (best < 0) return undefined;
      const place = textOfBlock[best]!;
      const start = (best - firstBlocks[place]!) * blockTerms;
      return { coverage: most / total, text: texts[place]!, start: Math.max(0, start), end: start + 2 * blockTerms };
    },
  };
}
