import { Failure } from '../lib/contract/failure.ts';
import type { LiveQueries } from '../lib/ports/live-queries.ts';
import type { Channel, ChannelItem } from '../lib/records/channel.ts';
import type { Digest } from '../lib/records/digest.ts';
import type { GlossDatabase } from '../lib/store/dexie/database.ts';
import { dexieDigestStore } from '../lib/store/dexie/dexie-digest-store.ts';
import { dexieLibraryStore } from '../lib/store/dexie/dexie-library-store.ts';
import { dexieLiveQueries } from '../lib/store/dexie/dexie-live-queries.ts';
import { dexieSettingsStore } from '../lib/store/dexie/dexie-settings-store.ts';
import { dexieSyncStore } from '../lib/store/dexie/dexie-sync-store.ts';
import { type MirrorGroup, type MirrorItem, type MirrorPage, maxMirrorTasks } from '../lib/sync/library-mirror.ts';

/** The copy of a server's library in this browser: its lists, and the texts of the opened items, which stay readable offline. */
export interface Mirror {
  /** Queries of the copy. A text that is missing in it is fetched when a query reads it. */
  live: LiveQueries;
  /** Fetches what has changed since the last call. A call during a run waits for another run after it. */
  sync(): Promise<void>;
  /** Fetches all records of a media item, once until it changes. Resolves offline where it was opened before, else throws `offline`. */
  loadItem(contentId: string): Promise<void>;
  /** Fetches the feed with its digest. The server then refreshes the channels. */
  loadFeed(): Promise<void>;
  /** Returns the digest that `fetch` returns, or without a connection the one that was stored last. */
  loadDigest(fetch: () => Promise<{ digest: Digest | null }>): Promise<{ digest: Digest | null }>;
  /** Returns whether a task is pending, whose progress changes often. */
  isBusy(): Promise<boolean>;
}

/** The dependencies of a mirror. */
export interface MirrorOptions {
  database: GlossDatabase;
  /** Sends a request to a route below /library/mirror. Throws a Failure. */
  call(route: 'changes' | 'item' | 'feed', input: object): Promise<unknown>;
  /** Place of the cursor of the last change that the copy has; 0 before the first. */
  cursor: { get(): number; set(cursor: number): void };
}

/** A server's answer to the route `feed`. */
interface MirrorFeed {
  channels: Channel[];
  items: ChannelItem[];
  /** The last digest, if there is one. */
  digest?: Digest;
}

/** Milliseconds between two requests of a feed that the page has shown. */
const feedIntervalMs = 60_000;

/** Creates the copy on a database. The server has validated its records, and this page is of the same version. */
export function createMirror({ database, call, cursor }: MirrorOptions): Mirror {
  const groups = dexieSyncStore(database);
  const library = dexieLibraryStore(database);
  const settings = dexieSettingsStore(database);
  const digests = dexieDigestStore(database);
  const queries = dexieLiveQueries(database);
  const loadedItems = new Map<string, Promise<void>>();
  let lastState = '';
  let lastFeed: string | undefined;
  let feedLoadedAt = 0;
  let running: Promise<void> | undefined;
  let queued: Promise<void> | undefined;

  async function syncPages(): Promise<void> {
    const pendingIds = await pendingTaskIds();
    for (let hasMore = true; hasMore; ) {
      const taskIds = pendingIds.splice(0, maxMirrorTasks);
      const page = (await call('changes', { cursor: cursor.get(), taskIds })) as MirrorPage;
      await storePage(page, taskIds);
      cursor.set(page.cursor);
      const reopened = page.groups.filter(({ kind, id }) => kind === 'video' && loadedItems.delete(id));
      await Promise.allSettled(reopened.map(({ id }) => loadItem(id)));
      hasMore = page.hasMore || pendingIds.length > 0;
    }
    if (lastFeed !== undefined && Date.now() - feedLoadedAt > feedIntervalMs) await loadFeed();
  }

  async function storePage(page: MirrorPage, taskIds: string[]): Promise<void> {
    const { tasks, partials } = page;
    if (page.isReset) {
      await library.forgetEverything({ keepsSettings: true });
      loadedItems.clear();
      lastState = '';
      // The feed was shown, and is fetched again at the end of the run.
      if (lastFeed !== undefined) [lastFeed, feedLoadedAt] = ['', 0];
    }
    // Transcripts and pictures are packed before they are written, for which no transaction waits.
    const isPacked = ({ kind }: MirrorGroup) => kind === 'shared' || kind === 'picture';
    const write = async ({ records, ...group }: MirrorGroup) => groups.writeGroup(group, records, () => ({ records }));
    for (const group of page.groups.filter(isPacked)) await write(group);
    // One transaction, because live queries read again after each.
    await database.transaction('rw', database.tables, async () => {
      for (const group of page.groups) if (!isPacked(group)) await write(group);
    });
    const present = new Set(tasks.map(({ taskId }) => taskId));
    const deletedIds = taskIds.filter((taskId) => !present.has(taskId));
    const state = JSON.stringify([tasks, partials, page.settings]);
    if (state === lastState && deletedIds.length === 0) return;
    await database.transaction('rw', database.tasks, database.partials, database.settings, async () => {
      await database.tasks.bulkDelete(deletedIds);
      await database.tasks.bulkPut(tasks);
      await database.partials.clear();
      await database.partials.bulkPut(partials);
      if (page.settings) await settings.updateSettings(() => page.settings);
    });
    lastState = state;
  }

  const pendingTaskIds = () => database.tasks.where('status').equals('pending').primaryKeys();

  function sync(): Promise<void> {
    if (!running) {
      running = syncPages().finally(() => {
        running = undefined;
      });
      return running;
    }
    queued ??= running
      .catch(() => undefined)
      .then(() => {
        queued = undefined;
        return sync();
      });
    return queued;
  }

  async function fetchItem(contentId: string): Promise<void> {
    const { records, mindMap, visuals } = (await call('item', { contentId })) as MirrorItem;
    // Without records it is unknown, or an item of a shared collection, which is stored apart.
    if (records.length > 0) await groups.writeGroup({ kind: 'video', id: contentId }, records, () => ({ records }));
    if (mindMap) await database.mindMaps.put(mindMap);
    if (visuals) await database.visuals.put(visuals);
  }

  function loadItem(contentId: string): Promise<void> {
    const loaded = loadedItems.get(contentId) ?? fetchItem(contentId);
    loadedItems.set(contentId, loaded);
    return loaded.catch(async (error) => {
      loadedItems.delete(contentId);
      const isOpened = (await queries.summary(contentId)) ?? (await queries.transcript(contentId));
      if (Failure.from(error).code !== 'offline' || !isOpened) throw error;
    });
  }

  async function loadFeed(): Promise<void> {
    feedLoadedAt = Date.now();
    const feed = (await call('feed', {})) as MirrorFeed;
    const text = JSON.stringify(feed);
    if (text === lastFeed) return;
    await database.transaction('rw', database.channels, database.channelItems, async () => {
      await database.channels.bulkPut(feed.channels);
      await database.channelItems.clear();
      await database.channelItems.bulkPut(feed.items);
    });
    if (feed.digest) await digests.putDigest(feed.digest);
    lastFeed = text;
  }

  async function loadDigest(fetch: () => Promise<{ digest: Digest | null }>): Promise<{ digest: Digest | null }> {
    try {
      const { digest } = await fetch();
      if (digest) await digests.putDigest(digest);
      return { digest };
    } catch (error) {
      const digest = await digests.getDigest();
      if (Failure.from(error).code !== 'offline' || !digest) throw error;
      return { digest };
    }
  }

  /** Runs outside of the live query that reads, which may write nothing. */
  const later = (load: () => Promise<void>) => void setTimeout(() => load().catch(() => undefined));

  return {
    sync,
    loadItem,
    loadFeed,
    loadDigest,
    isBusy: async () => (await pendingTaskIds()).length > 0,
    live: {
      ...queries,
      async summary(contentId) {
        later(() => loadItem(contentId));
        return queries.summary(contentId);
      },
      async transcript(contentId, trackId) {
        later(() => loadItem(contentId));
        return queries.transcript(contentId, trackId);
      },
      async listFeed(query) {
        if (lastFeed === undefined) {
          lastFeed = '';
          later(loadFeed);
        }
        return queries.listFeed(query);
      },
    },
  };
}
