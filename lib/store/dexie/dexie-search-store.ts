import type { SearchStore } from '../../ports/search-store.ts';
import { withPrefix } from './key-prefix.ts';
import { mapWriteErrors } from './map-write-errors.ts';
import type { SearchDatabase } from './search-database.ts';
import { singleRowKey } from './single-row-key.ts';

/** The search index in the browser. Only the offscreen document opens it. */
export function dexieSearchStore(database: SearchDatabase): SearchStore {
  const { documents, loose, blocks, shards, progress } = database;
  return {
    async load() {
      const [documentRows, looseRows, shardRows, progressRow] = await Promise.all([
        documents.toArray(),
        loose.toArray(),
        shards.toArray(),
        progress.get(singleRowKey),
      ]);
      return {
        ...(progressRow ?? { cursor: 0, nextSlot: 0 }),
        documents: documentRows,
        loose: looseRows,
        shards: shardRows.map(({ shard }) => shard),
      };
    },
    commit: ({ version, cursor, nextSlot, ...change }) =>
      mapWriteErrors(() =>
        database.transaction('rw', documents, loose, progress, async () => {
          await documents.bulkDelete(change.deleted);
          await documents.bulkPut(change.documents);
          await loose.bulkPut(change.loose);
          await progress.put({ version, cursor, nextSlot }, singleRowKey);
        }),
      ),
    seal: (shard, slots, sealed) =>
      mapWriteErrors(() =>
        database.transaction('rw', loose, blocks, shards, async () => {
          await blocks.bulkPut(sealed.map((block) => ({ ...block, shard })));
          await shards.put({ shard });
          await loose.bulkDelete(slots);
        }),
      ),
    getBlocks: (bucket) => withPrefix(blocks.where('[bucket+shard]'), bucket).toArray(),
    dropShard: (shard) =>
      mapWriteErrors(() =>
        database.transaction('rw', blocks, shards, async () => {
          await blocks.where('shard').equals(shard).delete();
          await shards.delete(shard);
        }),
      ),
    clear: () =>
      mapWriteErrors(() =>
        database.transaction('rw', database.tables, async () => {
          for (const table of database.tables) await table.clear();
        }),
      ),
  };
}
