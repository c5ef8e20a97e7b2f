import { inArray } from 'drizzle-orm';
import { listChangedMedia } from '../../search/list-changed-media.ts';
import { readDocument, type SearchedStore } from '../../search/read-document.ts';
import { indexVersion } from '../../search/search-index.ts';
import { type OwnRows, ownRows } from './own-rows.ts';
import { searchDocuments, searchProgress, searchWindows } from './schema-search.ts';
import { windowsOf } from './search-words.ts';
import type { SqlDatabase } from './sql-database.ts';
import { withUserLock } from './with-user-lock.ts';

/** Changes that are indexed in one transaction. */
const stepSize = 8;

/** Progress of one user's search index: the last indexed change, and the number that prefixes the user's words in the index. */
export interface IndexProgress {
  number: number;
  cursor: number;
  /** Version of the indexed words. */
  version: number;
}

const progress = { number: searchProgress.number, cursor: searchProgress.cursor, version: searchProgress.version };

/**
 * Indexes the next few changes. Returns whether there may be more. Several processes may do it concurrently: a result is stored
 * only if no other process has indexed the same changes meanwhile.
 */
export async function indexNextChanges(db: SqlDatabase, userId: string, store: SearchedStore): Promise<boolean> {
  const before = await readCurrent(db, userId);
  const changes = await store.listChanges(before?.cursor ?? 0, stepSize);
  if (changes.length === 0) return false;
  const contentIds = listChangedMedia(changes);
  const read = await Promise.all(contentIds.map((contentId) => readDocument(store, contentId)));
  const documents = read.filter((document) => document !== undefined);
  await withUserLock(db, userId, async (rows) => {
    const { number, cursor } = (await readProgress(rows)) ?? (await begin(rows));
    if (cursor !== (before?.cursor ?? 0)) return;
    if (changes.some(({ kind }) => kind === 'everything')) await clear(rows);
    const known = await sourcesOf(rows, contentIds);
    const indexedIds = new Set(documents.map(({ contentId }) => contentId));
    const isRead = documents.filter(({ contentId, source }) => known.get(contentId) !== source);
    const gone = contentIds.filter((contentId) => !indexedIds.has(contentId));
    await rows.remove(searchDocuments, inArray(searchDocuments.contentId, gone));
    const left = [...gone, ...isRead.map(({ contentId }) => contentId)];
    await rows.remove(searchWindows, inArray(searchWindows.contentId, left));
    await rows.put(
      searchDocuments,
      documents.map(({ texts: _, channelId = null, isShared = false, ...document }) => ({ ...document, channelId, isShared })),
    );
    for (const { contentId, texts } of isRead) {
      const windows = texts.flatMap((text) => windowsOf(text, number));
      await rows.put(
        searchWindows,
        windows.map((words, part) => ({ contentId, part, words })),
      );
    }
    await rows.db
      .update(searchProgress)
      .set({ cursor: changes.at(-1)!.cursor })
      .where(rows.where(searchProgress));
  });
  return changes.length === stepSize;
}

/** Returns the progress of the user's search index; undefined before the first change is indexed. */
export async function readProgress({ db, where }: OwnRows): Promise<IndexProgress | undefined> {
  const [found] = await db.select(progress).from(searchProgress).where(where(searchProgress));
  return found;
}

/** Returns the progress of the user's search index; one of another version is emptied first, and begins again. */
async function readCurrent(db: SqlDatabase, userId: string): Promise<IndexProgress | undefined> {
  const before = await readProgress(ownRows(db, userId));
  if (!before || before.version === indexVersion) return before;
  return withUserLock(db, userId, async (rows) => {
    const found = await readProgress(rows);
    if (!found || found.version === indexVersion) return found;
    await clear(rows);
    const restarted = { version: indexVersion, cursor: 0 };
    await rows.db.update(searchProgress).set(restarted).where(rows.where(searchProgress));
    return { ...found, ...restarted };
  });
}

async function begin({ db, userId }: OwnRows): Promise<IndexProgress> {
  const [started] = await db.insert(searchProgress).values({ userId, cursor: 0, version: indexVersion }).returning(progress);
  return started!;
}

async function clear(rows: OwnRows): Promise<void> {
  await rows.remove(searchDocuments);
  await rows.remove(searchWindows);
}

/** Fingerprints of the indexed texts of these media. */
async function sourcesOf({ db, where }: OwnRows, contentIds: string[]): Promise<Map<string, string>> {
  const { contentId, source } = searchDocuments;
  const found = await db
    .select({ contentId, source })
    .from(searchDocuments)
    .where(where(searchDocuments, inArray(contentId, contentIds)));
  return new Map(found.map((document) => [document.contentId, document.source]));
}
