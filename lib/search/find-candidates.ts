import type { IndexedDocument, SearchStore } from '../ports/search-store.ts';
import { bucketOf, readBlock, shardSize } from './blocks.ts';
import { findLoose } from './loose-words.ts';
import type { SearchIndex } from './search-index.ts';
import type { QueryTerm } from './terms.ts';

/** Returns the documents that contain every term, best first: by frequency, weighted by the terms' rarity, then the newest. */
export async function findCandidates(
  index: SearchIndex,
  indexStore: SearchStore,
  terms: QueryTerm[],
  isWanted: (document: IndexedDocument) => boolean,
): Promise<IndexedDocument[]> {
  if (terms.length === 0) return [];
  const slotsByTerm = await Promise.all(terms.map((term) => findSlots(index, indexStore, term)));
  const [rarest, ...others] = slotsByTerm.toSorted((a, b) => a.size - b.size);
  const found: { document: IndexedDocument; score: number }[] = [];
  for (const slot of rarest!.keys()) {
    const document = index.slots.get(slot);
    if (!document || !others.every((slots) => slots.has(slot)) || !isWanted(document)) continue;
    const score = slotsByTerm.reduce(
      (sum, slots) => sum + (slots.get(slot) ? Math.log(1 + index.slots.size / slots.size) : 0),
      0,
    );
    found.push({ document, score });
  }
  found.sort((a, b) => b.score - a.score || b.document.createdAt - a.document.createdAt);
  return found.map(({ document }) => document);
}

/** Returns the slots that contain a term, and whether it is frequent in each. */
async function findSlots(
  index: SearchIndex,
  indexStore: SearchStore,
  { text, isPrefix }: QueryTerm,
): Promise<Map<number, boolean>> {
  const slots = new Map<number, boolean>();
  // Before the blocks are read: words that are sealed meanwhile are then found twice, not never.
  for (const [slot, words] of index.loose) {
    const found = findLoose(words, text, isPrefix);
    if (found) slots.set(slot, found.isOften);
  }
  for (const { shard, bytes } of await indexStore.getBlocks(bucketOf(text))) {
    const first = shard * shardSize;
    readBlock(bytes, text, isPrefix, (place, isOften) => {
      const slot = first + place;
      slots.set(slot, isOften || slots.get(slot) === true);
    });
  }
  return slots;
}
