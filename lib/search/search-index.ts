import { limitConcurrency } from '../async/limit-concurrency.ts';
import type { IndexChange, IndexedDocument, IndexState, LooseWords, SearchStore } from '../ports/search-store.ts';
import { shardSize } from './blocks.ts';
import { listChangedMedia } from './list-changed-media.ts';
import { buildBlocks, collectWords } from './loose-words.ts';
import { readDocument, type SearchedStore } from './read-document.ts';

/** Index in memory: the documents, and the words of those whose shard is not full. */
export interface SearchIndex {
  documents: Map<string, IndexedDocument>;
  /** Document at each slot; a document that was read again has left its former slot. */
  slots: Map<number, IndexedDocument>;
  loose: Map<number, LooseWords>;
  /** Indexes the next few changes; returns whether there may be more. */
  step(): Promise<boolean>;
}

/**
 * Version of what the index stores. It changes with every change of `fold`, `toWordLines` or `addTerms`: an index of another
 * version is made again, as queries would no longer match its terms.
 */
export const indexVersion = 2;

/** Number of changes that are indexed and written in one step. */
const stepSize = 8;
/** Minimum live documents of a shard; below it they move to the newest one. */
const minDocuments = shardSize / 4;

/** Opens the search index that is stored in `indexStore`. It is brought up to date with the library by calls of `step`. */
export async function openIndex(store: SearchedStore, indexStore: SearchStore): Promise<SearchIndex> {
  const state = await loadCurrent(indexStore);
  let { cursor, nextSlot } = state;
  const documents = new Map(state.documents.map((document) => [document.contentId, document]));
  const slots = new Map(state.documents.map((document) => [document.slot, document]));
  const loose = new Map(state.loose.map((words) => [words.slot, words]));
  const shards = new Set(state.shards);

  const runExclusively = limitConcurrency(1);
  return {
    documents,
    slots,
    loose,
    async step() {
      const hasMore = await runExclusively(indexNextChanges);
      // No caller waits for it, and work that fails in it is done with the next step.
      void runExclusively(maintainShards).catch(() => undefined);
      return hasMore;
    },
  };

  async function indexNextChanges(): Promise<boolean> {
    const changes = await store.listChanges(cursor, stepSize);
    if (changes.some(({ kind }) => kind === 'everything')) await clear();
    const change = await read(listChangedMedia(changes));
    await write({ ...change, cursor: changes.at(-1)?.cursor ?? cursor });
    return changes.length === stepSize;
  }

  /** Reads the index entries of these media items. */
  async function read(contentIds: string[], isMoved = false): Promise<Omit<IndexChange, 'cursor'>> {
    const change = {
      ...{ documents: [] as IndexedDocument[], deleted: [] as string[], loose: [] as LooseWords[] },
      ...{ version: indexVersion, nextSlot },
    };
    for (const contentId of contentIds) {
      const found = await readDocument(store, contentId);
      const known = documents.get(contentId);
      if (!found) {
        if (known) change.deleted.push(contentId);
        continue;
      }
      const { texts, ...document } = found;
      const isSame = !isMoved && known?.source === document.source;
      const slot = known && (isSame || loose.has(known.slot)) ? known.slot : change.nextSlot++;
      change.documents.push({ ...document, slot });
      if (!isSame) change.loose.push(collectWords(slot, texts));
    }
    return change;
  }

  async function write(change: IndexChange): Promise<void> {
    if (change.cursor === cursor && change.documents.length === 0) return;
    await indexStore.commit(change);
    ({ cursor, nextSlot } = change);
    for (const contentId of [...change.deleted, ...change.documents.map((document) => document.contentId)]) {
      const known = documents.get(contentId);
      if (known) slots.delete(known.slot);
      documents.delete(contentId);
    }
    for (const document of change.documents) {
      documents.set(document.contentId, document);
      slots.set(document.slot, document);
    }
    for (const words of change.loose) loose.set(words.slot, words);
  }

  async function maintainShards(): Promise<void> {
    await sealFullShards();
    await moveSparseShards();
  }

  async function sealFullShards(): Promise<void> {
    for (const shard of new Set([...loose.keys()].map((slot) => Math.floor(slot / shardSize)))) {
      if ((shard + 1) * shardSize > nextSlot) continue;
      const words = slotsOf(shard).flatMap((slot) => loose.get(slot) ?? []);
      await indexStore.seal(shard, slotsOf(shard), buildBlocks(words.filter(({ slot }) => slots.has(slot))));
      for (const { slot } of words) loose.delete(slot);
      shards.add(shard);
    }
  }

  async function moveSparseShards(): Promise<void> {
    for (const shard of shards) {
      const alive = slotsOf(shard).flatMap((slot) => slots.get(slot)?.contentId ?? []);
      if (alive.length >= minDocuments) continue;
      await write({ ...(await read(alive, true)), cursor });
      await indexStore.dropShard(shard);
      shards.delete(shard);
    }
  }

  async function clear(): Promise<void> {
    await indexStore.clear();
    for (const kind of [documents, slots, loose, shards]) kind.clear();
    cursor = 0;
    nextSlot = 0;
  }
}

/** Loads the stored index; one of another version is deleted. */
async function loadCurrent(indexStore: SearchStore): Promise<IndexState> {
  const state = await indexStore.load();
  if (state.version === indexVersion) return state;
  await indexStore.clear();
  return { cursor: 0, nextSlot: 0, documents: [], loose: [], shards: [] };
}

const slotsOf = (shard: number): number[] => Array.from({ length: shardSize }, (_, place) => shard * shardSize + place);
