import type { collections as operations } from '../../contract/collections.ts';
import { Failure } from '../../contract/failure.ts';
import type { Operations } from '../../contract/index.ts';
import { notFound } from '../../contract/not-found.ts';
import type { Handlers } from '../../contract/operation.ts';
import { linesMarkdown } from '../../markdown/summary-markdown.ts';
import type { ItemsOverview } from '../../ports/collection-store.ts';
import type { Ports } from '../../ports/ports.ts';
import type { SharedCollection } from '../../ports/shared-collections.ts';
import type { Store } from '../../ports/store.ts';
import { changeFields } from '../../records/change-fields.ts';
import { chatIdOf } from '../../records/chat.ts';
import type { Collection, CollectionItem } from '../../records/collection.ts';
import { removedItem } from '../../records/removed-item.ts';
import { timeAfter } from '../../records/time-after.ts';
import { titleOf } from '../../records/title-of.ts';
import { decodeCursor, encodeCursor, pageOf } from '../cursor.ts';
import { isoTime } from '../iso-time.ts';
import { saveContent } from '../library/save-content.ts';
import { contentById, findContent } from '../media/find-content.ts';
import { placeBefore } from './place-before.ts';
import { firstLinesOf } from './summarize-collection.ts';

/** Handlers of collections: the user's own ones and, for reading, acquired ones. */
export function collectionHandlers(
  ports: Ports,
): Pick<Handlers<Operations>, Exclude<keyof typeof operations, 'acquireCollection' | 'releaseCollection'>> {
  const { store, clock, sharedCollections } = ports;

  const own = (id: string) => requireOwned(ports, id);
  const shown = (collection: Collection) => collectionResult({ collection, reader: store, ownership: 'owned' });

  /** Changes a collection and its time of change, by which collections are sorted. `removed` is an item that it no longer has. */
  async function change(id: string, changed: Partial<Collection> = {}, removed?: CollectionItem): Promise<Collection> {
    await own(id);
    const now = clock.now();
    const collection = await store.updateCollection(id, (row) => {
      const next = row && changeFields('collection', row, { ...changed, updatedAt: now }, now);
      if (!next || !removed) return next;
      const removedAt = timeAfter(removed.addedAt, now);
      return { ...next, changedAt: { ...next.changedAt, [removedItem(removed.contentId)]: removedAt } };
    });
    return collection ?? own(id);
  }

  return {
    async listCollections({ scope, limit, cursor }) {
      const list = `collections ${scope}`;
      const place = decodeCursor(list, cursor, [0, '']);
      const before = place && { updatedAt: place[0] as number, id: place[1] as string };
      const page = { before, limit: limit + 1 };
      const owned = scope === 'purchased' ? [] : await store.listCollections(page);
      const acquired = scope === 'owned' ? [] : ((await sharedCollections?.list(page)) ?? []);
      const both: { collection: Collection; overview?: ItemsOverview }[] = [
        ...owned.map((row) => ({ collection: row })),
        ...acquired,
      ];
      both.sort((a, b) => newestFirst(a.collection, b.collection));
      const [found, last] = pageOf(both, limit);
      const ownIds = found.filter(({ overview }) => !overview).map((one) => one.collection.id);
      const overviews = await store.getItemsOverviews(ownIds);
      return {
        collections: found.map(({ collection, overview }) =>
          overview
            ? toListed(collection, overview, 'purchased')
            : toListed(collection, overviews[ownIds.indexOf(collection.id)]!, 'owned'),
        ),
        ...(last && { nextCursor: encodeCursor(list, [last.collection.updatedAt, last.collection.id]) }),
      };
    },

    async getCollection({ id }) {
      const stored = await findOwned(store, id);
      const one: CollectionOfUser = stored
        ? { collection: stored, reader: store, ownership: 'owned' }
        : await requireAcquired(ports, id);
      const { aggregated } = one.collection;
      const items = await one.reader.listItems(id);
      const ids = items.map(({ contentId }) => contentId);
      const [contents, saved] = await Promise.all([one.reader.getContents(ids), one.reader.getSavedItems(ids)]);
      const lines = aggregated?.lines ?? (await firstLinesOf(one.reader, ids));
      return {
        ...(await collectionResult(one)),
        items: items.flatMap(({ contentId, addedAt }, at) => {
          const content = contents[at];
          if (!content) return [];
          const { sourceUrl, coverUrl, duration } = content;
          return { contentId, title: titleOf(content, saved[at]), sourceUrl, coverUrl, duration, addedAt: isoTime(addedAt) };
        }),
        aggregatedSummary: lines.length > 0 ? linesMarkdown(lines.map(({ text }) => ({ text, cites: [] }))) : null,
      };
    },

    async createCollection({ name, description = '', isPublic = false }) {
      const now = clock.now();
      const collection = { id: crypto.randomUUID(), name, description, isPublic, createdAt: now, updatedAt: now };
      await store.updateCollection(collection.id, () => collection);
      return shown(collection);
    },

    updateCollection: async ({ id, ...changed }) => shown(await change(id, changed)),

    async deleteCollection({ id }) {
      const now = clock.now();
      const collection = await store.updateCollection(id, (row) =>
        row && row.deletedAt === undefined ? changeFields('collection', row, { deletedAt: now }, now) : undefined,
      );
      return collection ? { success: true } : rejectChange(ports, id);
    },

    async restoreCollection({ id }) {
      const collection = await store.updateCollection(id, (row) =>
        row?.deletedAt === undefined ? undefined : changeFields('collection', row, { deletedAt: undefined }, clock.now()),
      );
      return collection ? shown(collection) : rejectChange(ports, id);
    },

    async addItem({ collectionId, contentId, sourceUrl }, { signal }) {
      const { changedAt } = await own(collectionId);
      const content =
        sourceUrl === undefined ? await contentById(ports, contentId!) : await findContent(ports, sourceUrl, signal);
      await saveContent(ports, content.contentId);
      const addedAt = timeAfter(changedAt?.[removedItem(content.contentId)], clock.now());
      const item = { collectionId, contentId: content.contentId, addedAt };
      await store.updateItems(collectionId, (items) =>
        items.some((one) => one.contentId === item.contentId)
          ? items
          : [...items, { ...item, position: (items.at(-1)?.position ?? 0) + 1 }],
      );
      await change(collectionId);
      return { success: true, contentId: content.contentId, itemCount: (await store.listItems(collectionId)).length };
    },

    async removeItem({ collectionId, contentId }) {
      await own(collectionId);
      await contentById(ports, contentId);
      let removed: CollectionItem | undefined;
      await store.updateItems(collectionId, (items) => {
        removed = items.find((item) => item.contentId === contentId);
        return items.filter((item) => item !== removed);
      });
      await change(collectionId, {}, removed);
      return { success: true, itemCount: (await store.listItems(collectionId)).length };
    },

    async moveItem({ collectionId, contentId, before }) {
      await own(collectionId);
      let isMoved = true;
      await store.updateItems(collectionId, (items) => {
        const moved = placeBefore(items, contentId, before);
        isMoved = moved !== undefined;
        return moved ?? items;
      });
      if (!isMoved)
        throw new Failure('notFound', `${[contentId, before].filter(Boolean).join(' or ')} is not in the collection.`);
      await change(collectionId);
      return { success: true };
    },

    async getChatHistory({ collectionId }) {
      if (!(await findOwned(store, collectionId))) await requireAcquired(ports, collectionId);
      const chat = await store.getChat(chatIdOf({ collectionId }));
      return {
        messages: chat?.messages.map((message) => ({ ...message, createdAt: isoTime(message.createdAt) })) ?? [],
        suggestedQuestions: chat?.suggestedQuestions ?? [],
        updatedAt: chat ? isoTime(chat.updatedAt) : null,
      };
    },
  };
}

type CollectionOfUser = SharedCollection & { ownership: 'owned' | 'purchased' };

const newestFirst = (a: Collection, b: Collection) => b.updatedAt - a.updatedAt || (a.id < b.id ? 1 : -1);

/** Returns a collection of the user's own, unless it is deleted. */
export async function findOwned(store: Store, id: string): Promise<Collection | undefined> {
  const collection = await store.getCollection(id);
  return collection?.deletedAt === undefined ? collection : undefined;
}

/** Returns the user's own collection of an id. Throws `notFound` if there is none or it is in the trash. */
export async function requireStored(store: Store, id: string): Promise<Collection> {
  const collection = await findOwned(store, id);
  if (!collection) throw notFound('collection', id);
  return collection;
}

/**
 * Returns the user's own collection of an id for a change. Throws `forbidden` for a shared collection of another user,
 * `notFound` otherwise.
 */
export const requireOwned = async (ports: Ports, id: string): Promise<Collection> =>
  (await findOwned(ports.store, id)) ?? rejectChange(ports, id);

async function rejectChange({ sharedCollections }: Ports, id: string): Promise<never> {
  const found = await sharedCollections?.find(id);
  if (found?.shared)
    throw new Failure('forbidden', `The collection ${id} belongs to another user: only its owner can change it.`);
  throw notFound('collection', id);
}

/** Returns a collection that the user has acquired. Throws `notFound` if it is not acquired, or no longer shared. */
export async function requireAcquired({ sharedCollections }: Ports, id: string): Promise<CollectionOfUser> {
  const { isAcquired = false, shared } = (await sharedCollections?.find(id)) ?? {};
  if (isAcquired && shared) return { ...shared, ownership: 'purchased' };
  if (isAcquired) throw new Failure('notFound', `The owner of the collection ${id} does not share it any more.`);
  throw notFound('collection', id);
}

/** Converts a collection to the form of results, with an overview of its items. */
export async function collectionResult({ collection, reader, ownership }: CollectionOfUser) {
  const [overview] = await reader.getItemsOverviews([collection.id]);
  return toListed(collection, overview!, ownership);
}

/** A collection as lists show it. */
function toListed(collection: Collection, { itemCount, coverUrl }: ItemsOverview, ownership: CollectionOfUser['ownership']) {
  const { id, name, description, isPublic, createdAt, updatedAt } = collection;
  return {
    id,
    name,
    description,
    isPublic,
    ownership,
    itemCount,
    coverUrl,
    createdAt: isoTime(createdAt),
    updatedAt: isoTime(updatedAt),
  };
}
