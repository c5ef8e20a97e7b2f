import Dexie from 'dexie';
import type { SavedQuery } from '../../ports/library-store.ts';
import type { Collection, CollectionItem, Note, SavedItem } from '../../records/records.ts';
import type { GlossDatabase } from './database.ts';

/** What a person keeps, in the order of lists; for pages that read live and for the store itself. */
export const libraryModels = (database: GlossDatabase) => ({
  /** Sorted and filtered by keys alone: 10,000 keys are read in the time of a hundred rows. */
  listSaved: async ({
    sortBy,
    sortOrder,
    offset,
    limit,
    ...filter
  }: SavedQuery): Promise<{ items: SavedItem[]; total: number }> => {
    const { saved } = database;
    const { channelId } = filter;
    const ordered =
      channelId === undefined
        ? saved.orderBy(sortBy)
        : saved.where(`[channelId+${sortBy}]`).between([channelId, Dexie.minKey], [channelId, Dexie.maxKey]);
    const [keys, isWanted] = await Promise.all([ordered.primaryKeys(), keyFilter(database, filter)]);
    const wanted = keys.filter(isWanted);
    if (sortOrder === 'desc') wanted.reverse();
    const items = await saved.bulkGet(wanted.slice(offset, offset + limit));
    return { items: items.filter((item) => item !== undefined), total: wanted.length };
  },

  listTags: async (): Promise<{ tag: string; count: number }[]> => {
    const binned = await binnedKeys(database);
    const counts = new Map<string, number>();
    await database.saved.orderBy('tags').eachKey((tag, { primaryKey }) => {
      if (!binned.has(primaryKey)) counts.set(String(tag), (counts.get(String(tag)) ?? 0) + 1);
    });
    return [...counts].map(([tag, count]) => ({ tag, count })).sort((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1));
  },

  listNotes: async ({ before, limit }: { before?: Pick<Note, 'updatedAt' | 'contentId'>; limit: number }): Promise<Note[]> => {
    const binned = await binnedKeys(database);
    return database.notes
      .where('[updatedAt+contentId]')
      .below(before ? [before.updatedAt, before.contentId] : Dexie.maxKey)
      .reverse()
      .filter(({ contentId, text }) => text !== '' && !binned.has(contentId))
      .limit(limit)
      .toArray();
  },

  listCollections: ({ before, limit }: { before?: Pick<Collection, 'updatedAt' | 'id'>; limit: number }): Promise<Collection[]> =>
    database.collections
      .where('[updatedAt+id]')
      .below(before ? [before.updatedAt, before.id] : Dexie.maxKey)
      .reverse()
      .filter(({ deletedAt }) => deletedAt === undefined)
      .limit(limit)
      .toArray(),

  listItems: async (collectionId: string): Promise<CollectionItem[]> => {
    const binned = await binnedKeys(database);
    const items = await itemsOf(database, collectionId).toArray();
    return items.filter(({ contentId }) => !binned.has(contentId));
  },
});

export const itemsOf = ({ collectionItems }: GlossDatabase, collectionId: string) =>
  collectionItems.where('[collectionId+position]').between([collectionId, Dexie.minKey], [collectionId, Dexie.maxKey]);

const binnedKeys = async ({ saved }: GlossDatabase): Promise<Set<string>> =>
  new Set(await saved.orderBy('deletedAt').primaryKeys());

async function keyFilter(
  database: GlossDatabase,
  { tag, favourite, inBin = false }: Pick<SavedQuery, 'tag' | 'favourite' | 'inBin'>,
): Promise<(key: string) => boolean> {
  const { saved } = database;
  const [binned, tagged, favourites] = await Promise.all([
    binnedKeys(database),
    tag === undefined ? undefined : saved.where('tags').equals(tag).primaryKeys(),
    favourite === undefined ? undefined : saved.filter((item) => item.favourite === favourite).primaryKeys(),
  ]);
  const sets = [tagged, favourites].filter((keys) => keys !== undefined).map((keys) => new Set(keys));
  return (key) => binned.has(key) === inBin && sets.every((set) => set.has(key));
}
