import Dexie from 'dexie';
import type { ItemsOverview } from '../../ports/collection-store.ts';
import type { SavedQuery } from '../../ports/library-store.ts';
import type { Collection, CollectionItem } from '../../records/collection.ts';
import { type FilterCondition, type FilterField, filterConditions, type LibraryFilter } from '../../records/library-filter.ts';
import type { Note } from '../../records/note.ts';
import type { SavedItem } from '../../records/saved-item.ts';
import type { GlossDatabase } from './database.ts';
import { prefixRange, withPrefix } from './key-prefix.ts';

/** Reads of the library's lists; for live queries and for the store. */
export const libraryModels = (database: GlossDatabase) => ({
  /** Sorts and filters by keys alone: 10,000 keys are read in the time of a hundred rows. */
  listSaved: async ({
    sortBy,
    sortOrder,
    offset,
    limit,
    ...filter
  }: SavedQuery): Promise<{ items: SavedItem[]; total: number }> => {
    const { saved } = database;
    const [keys, ...matches] = await Promise.all([
      saved.orderBy(sortBy).primaryKeys(),
      ...filterConditions(filter).map((condition) => keyMatcher(database, condition, filter)),
    ]);
    const wanted = keys.filter((key) => matches.every((isMatch) => isMatch(key)));
    if (sortOrder === 'desc') wanted.reverse();
    const items = await saved.bulkGet(wanted.slice(offset, offset + limit));
    return { items: items.filter((item) => item !== undefined), total: wanted.length };
  },

  listTags: async (): Promise<{ tag: string; count: number }[]> => {
    const trashed = await trashedIds(database);
    const counts = new Map<string, number>();
    await database.saved.orderBy('tags').eachKey((tag, { primaryKey }) => {
      if (!trashed.has(primaryKey)) counts.set(String(tag), (counts.get(String(tag)) ?? 0) + 1);
    });
    return [...counts].map(([tag, count]) => ({ tag, count })).sort((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1));
  },

  listNotes: async ({ before, limit }: { before?: Pick<Note, 'updatedAt' | 'contentId'>; limit: number }): Promise<Note[]> => {
    const trashed = await trashedIds(database);
    return database.notes
      .where('[updatedAt+contentId]')
      .below(before ? [before.updatedAt, before.contentId] : Dexie.maxKey)
      .reverse()
      .filter(({ contentId, text }) => text !== '' && !trashed.has(contentId))
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

  getItemsOverviews: async (collectionIds: string[]): Promise<ItemsOverview[]> => {
    const ranges = collectionIds.map((id) => prefixRange(id));
    const [trashed, rows] = await Promise.all([
      trashedIds(database),
      database.collectionItems.where('[collectionId+position]').inAnyRange(ranges).toArray(),
    ]);
    const items = Map.groupBy(
      rows.filter(({ contentId }) => !trashed.has(contentId)),
      ({ collectionId }) => collectionId,
    );
    const firsts = collectionIds.map((id) => items.get(id)?.[0]?.contentId ?? '');
    const covers = await database.contents.bulkGet(firsts);
    return collectionIds.map((id, at) => ({ itemCount: items.get(id)?.length ?? 0, coverUrl: covers[at]?.coverUrl }));
  },

  listItems: async (collectionId: string): Promise<CollectionItem[]> => {
    const trashed = await trashedIds(database);
    const items = await itemsOf(database, collectionId).toArray();
    return items.filter(({ contentId }) => !trashed.has(contentId));
  },
});

/** Returns the query for the items of a collection in their order, those in the trash included. */
export const itemsOf = ({ collectionItems }: GlossDatabase, collectionId: string) =>
  withPrefix(collectionItems.where('[collectionId+position]'), collectionId);

const trashedIds = async ({ saved }: GlossDatabase): Promise<Set<string>> =>
  new Set(await saved.orderBy('deletedAt').primaryKeys());

/** Whether the item of a key passes a condition, read from the index of the field. */
async function keyMatcher(
  { saved, notes, collectionItems }: GlossDatabase,
  { field, operator, value }: FilterCondition,
  { collectionId }: LibraryFilter,
): Promise<(key: string) => boolean> {
  /** Keys whose field has the value, or is true. */
  const indexed: Record<FilterField, () => PromiseLike<string[]>> = {
    tags: () =>
      saved
        .where('tags')
        .equals(value as string)
        .primaryKeys(),
    favourite: () => saved.filter(({ favourite }) => favourite).primaryKeys(),
    hasNote: () => notes.filter(({ text }) => text !== '').primaryKeys(),
    isCollected: async () =>
      (await withPrefix(collectionItems.where('[collectionId+contentId]'), collectionId).primaryKeys()).map(
        ([, contentId]) => contentId,
      ),
    channelId: () => withPrefix(saved.where('[channelId+createdAt]'), value).primaryKeys(),
    createdAt: () =>
      saved
        .where('createdAt')
        [operator === 'below' ? 'below' : 'aboveOrEqual'](value as number)
        .primaryKeys(),
    isInTrash: () => saved.orderBy('deletedAt').primaryKeys(),
  };
  const keys = new Set(await indexed[field]());
  return (key) => keys.has(key) === (value !== false);
}
