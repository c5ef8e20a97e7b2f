import Dexie, { type Table } from 'dexie';
import type { IndexedDocument, IndexProgress, LooseWords } from '../../ports/search-store.ts';

/** The extension's IndexedDB database of the full-text search index. */
export type SearchDatabase = Dexie & {
  documents: Table<IndexedDocument, string>;
  loose: Table<LooseWords, number>;
  blocks: Table<{ bucket: number; shard: number; bytes: Uint8Array<ArrayBuffer> }, [number, number]>;
  shards: Table<{ shard: number }, number>;
  progress: Table<IndexProgress, string>;
};

/** Opens the database of the search index, which can be rebuilt from the library. */
export function openSearchDatabase(name = 'gloss-search'): SearchDatabase {
  const database = new Dexie(name) as SearchDatabase;
  database.version(1).stores({
    documents: 'contentId',
    loose: 'slot',
    blocks: '[bucket+shard], shard',
    shards: 'shard',
    progress: '',
  });
  return database;
}
