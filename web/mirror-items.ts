import { Failure } from '../lib/contract/failure.ts';
import type { LiveQueries } from '../lib/ports/live-queries.ts';
import type { GlossDatabase } from '../lib/store/dexie/database.ts';
import { dexieSyncStore } from '../lib/store/dexie/dexie-sync-store.ts';
import type { MirrorItem } from '../lib/sync/library-mirror.ts';
import type { MirrorCall } from './mirror-call.ts';

/** The opened items of a mirror, whose texts are fetched when they are read. */
export interface MirrorItems {
  /** Fetches all records of a media item, once until it changes. Resolves offline where it was opened before, else throws `offline`. */
  load(contentId: string): Promise<void>;
  /** Fetches items again that were opened before. */
  reload(contentIds: string[]): Promise<void>;
  /** Has all items fetched again when they are read. */
  forget(): void;
}

/** Creates the items of a mirror on its database. */
export function createMirrorItems(
  database: GlossDatabase,
  call: MirrorCall,
  queries: Pick<LiveQueries, 'summary' | 'transcript'>,
): MirrorItems {
  const groups = dexieSyncStore(database);
  const loaded = new Map<string, Promise<void>>();

  async function fetchItem(contentId: string): Promise<void> {
    const { records, mindMap, visuals } = (await call('item', { contentId })) as MirrorItem;
    // Without records it is unknown, or an item of a shared collection, which is stored apart.
    if (records.length > 0) await groups.writeGroup({ kind: 'video', id: contentId }, records, () => ({ records }));
    if (mindMap) await database.mindMaps.put(mindMap);
    if (visuals) await database.visuals.put(visuals);
  }

  function load(contentId: string): Promise<void> {
    const loading = loaded.get(contentId) ?? fetchItem(contentId);
    loaded.set(contentId, loading);
    return loading.catch(async (error) => {
      loaded.delete(contentId);
      const isOpened = (await queries.summary(contentId)) ?? (await queries.transcript(contentId));
      if (Failure.from(error).code !== 'offline' || !isOpened) throw error;
    });
  }

  return {
    load,
    async reload(contentIds) {
      const opened = contentIds.filter((contentId) => loaded.delete(contentId));
      await Promise.allSettled(opened.map(load));
    },
    forget: () => loaded.clear(),
  };
}
