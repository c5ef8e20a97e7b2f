import { Failure } from '../../lib/contract/failure.ts';
import type { NovelItem, RelatedItem } from '../../lib/contract/novelty.ts';
import type { Digest } from '../../lib/records/digest.ts';
import type { GlossDatabase } from '../../lib/store/dexie/database.ts';

const success = { success: true };

/** The operations that views call most, on the tables of a database. */
export function fakeOperations({ saved, notes, collections, collectionItems, channels, tasks }: GlossDatabase) {
  let settings: object = {
    engine: 'auto',
    transcriber: 'auto',
    providers: [],
    templates: [],
    outputLanguage: null,
    spendingCap: null,
    rssHub: null,
    includePromotions: false,
    feedHidden: [],
    mutedWords: [],
    spent: 0,
  };
  let created = 0;
  return {
    saveVideo: async () => success,
    updateVideo: async ({ id, ...change }: { id: string }) => saved.update(id, change),
    deleteVideo: async ({ id, forever }: { id: string; forever?: boolean }) =>
      forever ? saved.delete(id) : saved.update(id, { deletedAt: Date.now() }),
    restoreVideo: async ({ id }: { id: string }) => saved.update(id, { deletedAt: undefined }),
    updateNote: async ({ contentId, text }: { contentId: string; text: string }) => {
      const updatedAt = Date.now();
      await notes.put({ contentId, text, createdAt: updatedAt, updatedAt });
      return { ...success, updatedAt: new Date(updatedAt).toISOString() };
    },
    restoreVersion: async () => success,
    createTask: async () => ({ ...success, taskId: `task ${created++}` }),
    createBatch: async ({ urls }: { urls: string[] }) => ({ ...success, taskIds: urls }),
    cancelSummaryTask: async ({ taskId }: { taskId: string }) => tasks.delete(taskId),
    cancelBatch: async ({ batchId }: { batchId: string }) =>
      tasks.filter((task) => task.batchId === batchId).modify({ status: 'failed', failure: { code: 'cancelled', message: '' } }),
    pauseTask: async ({ taskId, isPaused }: { taskId: string; isPaused: boolean }) => tasks.update(taskId, { isPaused }),
    estimate: async () => ({ ...success, model: 'offline', calls: 0, inputTokens: 0, outputTokens: 0, cost: 0 }),
    testProvider: async () => {
      throw new Failure('noModel', 'The fake has no model.');
    },
    getSettings: async () => settings,
    updateSettings: async (change: object) => {
      settings = { ...settings, ...change };
      return settings;
    },
    saveProvider: async () => ({ ...success, id: 'provider' }),
    removeProvider: async () => success,
    getStorage: async () => ({ usage: 5_000_000, quota: 1_000_000_000, videos: 3, keepDays: null, isLow: false }),
    setRetention: async () => success,
    forgetEverything: async () => success,
    getWorkspaceStatus: async () => ({ connected: false }),
    getTitlePromise: async () => ({ promise: null }),
    listTopics: async () => ({ topics: [] }),
    getDigest: async () => ({ digest: null as Digest | null }),
    rankFeed: async () => ({ items: [] as NovelItem[] }),
    findRelated: async () => ({ items: [] as RelatedItem[] }),
    checkChannels: async () => ({ channels: [] }),
    refreshFeed: async () => success,
    markSeen: async () => channels.toCollection().modify({ unseen: 0 }),
    updateChannel: async () => success,
    subscribeChannel: async () => ({ ...success, channel: { title: 'New channel' } }),
    unsubscribeChannel: async ({ channelUrl }: { channelUrl: string }) =>
      channels.filter((channel) => channel.channelUrl === channelUrl).delete(),
    createCollection: async ({ name, description = '' }: { name: string; description?: string }) => {
      const id = `collection ${created++}`;
      await collections.put({ id, name, description, isPublic: false, createdAt: Date.now(), updatedAt: Date.now() });
      return { id };
    },
    updateCollection: async ({ id, ...change }: { id: string }) => collections.update(id, change),
    deleteCollection: async ({ id }: { id: string }) => collections.update(id, { deletedAt: Date.now() }),
    restoreCollection: async ({ id }: { id: string }) => collections.update(id, { deletedAt: undefined }),
    addItem: async ({ collectionId, contentId }: { collectionId: string; contentId: string }) =>
      collectionItems.put({ collectionId, contentId, addedAt: Date.now(), position: Date.now() }),
    removeItem: async ({ collectionId, contentId }: { collectionId: string; contentId: string }) =>
      collectionItems.delete([collectionId, contentId]),
    searchLibrary: async () => ({ results: [], count: 0 }),
  };
}
