import type { IndexedDocument, SearchStore } from '../ports/search-store.ts';
import { bucketOf, readBlock, shardSize } from './blocks.ts';
import { findLoose } from './loose-words.ts';
import { wordLineTexts } from './match-tiers.ts';
import { formsOf, type QueryTerm } from './query-terms.ts';
import type { SearchIndex } from './search-index.ts';

/**
 * Returns the documents whose texts contain every term, or some while the title or note has the others, best first: by frequency,
 * weighted by the terms' rarity, then the newest. What the title or note has alone is found there.
 */
export async function findCandidates(
  index: SearchIndex,
  indexStore: SearchStore,
  terms: QueryTerm[],
  isWanted: (document: IndexedDocument) => boolean,
): Promise<IndexedDocument[]> {
  const wanted = await Promise.all(
    terms.map(async (term) => ({ slots: await findSlots(index, indexStore, term), texts: wordLineTexts(term) })),
  );
  const found: { document: IndexedDocument; score: number }[] = [];
  for (const slot of new Set(wanted.flatMap(({ slots }) => [...slots.keys()]))) {
    const document = index.slots.get(slot);
    if (!document) continue;
    const { title, note } = document;
    const isNamed = ({ texts }: { texts: string[] }) => texts.some((text) => title.includes(text) || note.includes(text));
    const others = wanted.filter(({ slots }) => !slots.has(slot));
    if (others.length > 0 && (!others.every(isNamed) || wanted.every(isNamed))) continue;
    if (!isWanted(document)) continue;
    const score = wanted.reduce((sum, { slots }) => sum + (slots.get(slot) ? Math.log(1 + index.slots.size / slots.size) : 0), 0);
    found.push({ document, score });
  }
  found.sort((a, b) => b.score - a.score || b.document.createdAt - a.document.createdAt);
  return found.map(({ document }) => document);
}

/** Returns the slots that contain a term, and whether it is frequent in each. */
async function findSlots(index: SearchIndex, indexStore: SearchStore, term: QueryTerm): Promise<Map<number, boolean>> {
  const slots = new Map<number, boolean>();
  const add = (slot: number, isOften: boolean) => slots.set(slot, isOften || slots.get(slot) === true);
  for (const form of formsOf(term)) {
    // Before the blocks are read: words that are sealed meanwhile are then found twice, not never.
    for (const [slot, words] of index.loose) {
      const found = findLoose(words, form);
      if (found) add(slot, found.isOften);
    }
    for (const { shard, bytes } of await indexStore.getBlocks(bucketOf(form.text))) {
      const first = shard * shardSize;
      readBlock(bytes, form, (place, isOften) => add(first + place, isOften));
    }
  }
  return slots;
}
