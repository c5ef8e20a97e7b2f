import type { LiveQueries } from '../lib/ports/live-queries.ts';
import type { GlossDatabase } from '../lib/store/dexie/database.ts';
import { dexieLibraryStore } from '../lib/store/dexie/dexie-library-store.ts';
import { dexieLiveQueries } from '../lib/store/dexie/dexie-live-queries.ts';
import { dexieSettingsStore } from '../lib/store/dexie/dexie-settings-store.ts';
import { dexieSyncStore } from '../lib/store/dexie/dexie-sync-store.ts';
import { type MirrorGroup, type MirrorPage, maxMirrorTasks } from '../lib/sync/library-mirror.ts';
import type { MirrorCall } from './mirror-call.ts';
import { createMirrorFeed, type MirrorFeed } from './mirror-feed.ts';
import { createMirrorItems, type MirrorItems } from './mirror-items.ts';

/** Key of the one position. */
const own = 'own';

/** The copy of a server's library in this browser: its lists, and the texts of the opened items, which stay readable offline. */
export interface Mirror {
  /** Queries of the copy. A text that is missing in it is fetched when a query reads it. */
  live: LiveQueries;
  /** Fetches what has changed since the last call. A call during a run waits for another run after it. */
  sync(): Promise<void>;
  loadItem: MirrorItems['load'];
  loadFeed: MirrorFeed['load'];
  loadDigest: MirrorFeed['loadDigest'];
  /** Returns whether a task is pending, whose progress changes often. */
  isBusy(): Promise<boolean>;
}

/** The dependencies of a mirror. */
export interface MirrorOptions {
  database: GlossDatabase;
  call: MirrorCall;
}

/** Creates the copy on a database. The server has validated its records, and this page is of the same version. */
export function createMirror({ database, call }: MirrorOptions): Mirror {
  const groups = dexieSyncStore(database);
  const library = dexieLibraryStore(database);
  const settings = dexieSettingsStore(database);
  const queries = dexieLiveQueries(database);
  const items = createMirrorItems(database, call, queries);
  const feed = createMirrorFeed(database, call);
  let lastState = '';
  let running: Promise<void> | undefined;
  let queued: Promise<void> | undefined;

  async function syncPages(): Promise<void> {
    const pendingIds = await pendingTaskIds();
    for (let hasMore = true; hasMore; ) {
      const taskIds = pendingIds.splice(0, maxMirrorTasks);
      const position = await database.mirrorPosition.get(own);
      const page = (await call('changes', { cursor: 0, ...position, taskIds })) as MirrorPage;
      // A copy without a position was started by an earlier version, or its deletion was interrupted.
      await storePage({ ...page, isReset: page.isReset || !position }, taskIds);
      await items.reload(page.groups.flatMap(({ kind, id }) => (kind === 'video' ? id : [])));
      hasMore = page.hasMore || pendingIds.length > 0;
    }
    await feed.refresh();
  }

  async function storePage(page: MirrorPage, taskIds: string[]): Promise<void> {
    if (page.isReset) {
      await library.forgetEverything({ keepsSettings: true });
      items.forget();
      feed.forget();
      lastState = '';
    }
    await storeGroups(page);
    await storeTasks(page, taskIds);
  }

  async function storeGroups({ groups: changed, cursor, epoch }: MirrorPage): Promise<void> {
    // Transcripts and pictures are packed before they are written, for which no transaction waits.
    const isPacked = ({ kind }: MirrorGroup) => kind === 'shared' || kind === 'picture';
    const write = async ({ records, ...group }: MirrorGroup) => groups.writeGroup(group, records, () => ({ records }));
    for (const group of changed.filter(isPacked)) await write(group);
    // One transaction, because live queries read again after each.
    await database.transaction('rw', database.tables, async () => {
      for (const group of changed) if (!isPacked(group)) await write(group);
      await database.mirrorPosition.put({ cursor, epoch }, own);
    });
  }

  async function storeTasks(page: MirrorPage, taskIds: string[]): Promise<void> {
    const { tasks, partials } = page;
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

  /** Runs outside of the live query that reads, which may write nothing. */
  const later = (load: () => Promise<void>) => void setTimeout(() => load().catch(() => undefined));

  return {
    sync,
    loadItem: items.load,
    loadFeed: feed.load,
    loadDigest: feed.loadDigest,
    isBusy: async () => (await pendingTaskIds()).length > 0,
    live: {
      ...queries,
      async summary(contentId) {
        later(() => items.load(contentId));
        return queries.summary(contentId);
      },
      async transcript(contentId, trackId) {
        later(() => items.load(contentId));
        return queries.transcript(contentId, trackId);
      },
      async listFeed(query) {
        if (feed.isFirstShown()) later(feed.load);
        return queries.listFeed(query);
      },
    },
  };
}
