import type { collections as rows } from '../contract/collections.ts';
import { Failure } from '../contract/failure.ts';
import type { Operations } from '../contract/index.ts';
import type { Handlers } from '../contract/operation.ts';
import type { Store } from '../ports/store.ts';
import type { Ports } from '../ports.ts';
import type { Collection, CollectionItem } from '../records.ts';
import { linesMarkdown } from '../text/markdown.ts';
import { decodeCursor, encodeCursor, pageOf } from './cursor.ts';
import { contentById, findContent } from './find-content.ts';
import { isoTime } from './iso-time.ts';
import { placeBefore } from './place-before.ts';
import { saveContent } from './save.ts';
import { titleOf } from './saved-video.ts';

export function collectionHandlers(ports: Ports): Pick<Handlers<Operations>, keyof typeof rows> {
  const { store, clock } = ports;

  const live = (id: string) => liveCollection(store, id);

  async function shown(collection: Collection) {
    const items = await store.listItems(collection.id);
    const [cover] = await store.getContents(items.slice(0, 1).map(({ contentId }) => contentId));
    return { ...summaryOf(collection, items), coverUrl: cover?.coverUrl };
  }

  /** Everything that changes a collection makes it the newest one. */
  async function change(id: string, changed: Partial<Collection> = {}): Promise<Collection> {
    await live(id);
    const collection = await store.updateCollection(id, (row) => row && { ...row, ...changed, updatedAt: clock.now() });
    return collection ?? live(id);
  }

  return {
    async listCollections({ scope, limit, cursor }) {
      const list = `collections ${scope}`;
      const place = decodeCursor(list, cursor, [0, '']);
      // Nothing is sold here.
      if (scope === 'purchased') return { collections: [] };
      const before = place && { updatedAt: place[0] as number, id: place[1] as string };
      const [found, last] = pageOf(await store.listCollections({ before, limit: limit + 1 }), limit);
      return {
        collections: await Promise.all(found.map(shown)),
        ...(last && { nextCursor: encodeCursor(list, [last.updatedAt, last.id]) }),
      };
    },

    async getCollection({ id }) {
      const collection = await live(id);
      const items = await store.listItems(id);
      const ids = items.map(({ contentId }) => contentId);
      const [contents, saved] = await Promise.all([store.getContents(ids), store.getSavedItems(ids)]);
      return {
        ...summaryOf(collection, items),
        coverUrl: contents[0]?.coverUrl,
        items: items.flatMap(({ contentId, addedAt }, at) => {
          const content = contents[at];
          if (!content) return [];
          const { sourceUrl, coverUrl, duration } = content;
          return { contentId, title: titleOf(content, saved[at]), sourceUrl, coverUrl, duration, addedAt: isoTime(addedAt) };
        }),
        aggregatedSummary: collection.aggregated
          ? linesMarkdown(collection.aggregated.lines.map(({ text }) => ({ text, cites: [] })))
          : null,
      };
    },

    async createCollection({ name, description = '', isPublic = false }) {
      const now = clock.now();
      const collection = { id: crypto.randomUUID(), name, description, isPublic, createdAt: now, updatedAt: now };
      await store.updateCollection(collection.id, () => collection);
      return summaryOf(collection, []);
    },

    updateCollection: async ({ id, ...changed }) => shown(await change(id, changed)),

    async deleteCollection({ id }) {
      const collection = await store.updateCollection(id, (row) =>
        row && row.deletedAt === undefined ? { ...row, deletedAt: clock.now() } : undefined,
      );
      if (!collection) throw new Failure('notFound', `no collection ${id}`);
      return { success: true };
    },

    async restoreCollection({ id }) {
      const collection = await store.updateCollection(id, (row) => {
        if (row?.deletedAt === undefined) return undefined;
        const { deletedAt: _, ...kept } = row;
        return kept;
      });
      if (!collection) throw new Failure('notFound', `no collection ${id}`);
      return shown(collection);
    },

    async addItem({ collectionId, contentId, sourceUrl }, { signal }) {
      await live(collectionId);
      const content =
        sourceUrl === undefined ? await contentById(ports, contentId!) : await findContent(ports, sourceUrl, signal);
      await saveContent(ports, content.contentId);
      const item = { collectionId, contentId: content.contentId, addedAt: clock.now() };
      await store.updateItems(collectionId, (items) =>
        items.some((one) => one.contentId === item.contentId)
          ? items
          : [...items, { ...item, position: (items.at(-1)?.position ?? 0) + 1 }],
      );
      await change(collectionId);
      return { success: true, contentId: content.contentId, itemCount: (await store.listItems(collectionId)).length };
    },

    async removeItem({ collectionId, contentId }) {
      await live(collectionId);
      await contentById(ports, contentId);
      await store.updateItems(collectionId, (items) => items.filter((item) => item.contentId !== contentId));
      await change(collectionId);
      return { success: true, itemCount: (await store.listItems(collectionId)).length };
    },

    async moveItem({ collectionId, contentId, before }) {
      await live(collectionId);
      let isHere = true;
      await store.updateItems(collectionId, (items) => {
        const moved = placeBefore(items, contentId, before);
        isHere = moved !== undefined;
        return moved ?? items;
      });
      if (!isHere) throw new Failure('notFound', `${contentId} or ${before} is not in the collection`);
      await change(collectionId);
      return { success: true };
    },

    async getChatHistory({ collectionId }) {
      await live(collectionId);
      const chat = await store.getChat(`collection:${collectionId}`);
      return {
        messages: chat?.messages.map((message) => ({ ...message, createdAt: isoTime(message.createdAt) })) ?? [],
        suggestedQuestions: chat?.suggestedQuestions ?? [],
        updatedAt: chat ? isoTime(chat.updatedAt) : null,
      };
    },
  };
}

/** A collection that is not deleted. Throws `notFound`. */
export async function liveCollection(store: Store, id: string): Promise<Collection> {
  const collection = await store.getCollection(id);
  if (!collection || collection.deletedAt !== undefined) throw new Failure('notFound', `no collection ${id}`);
  return collection;
}

const summaryOf = ({ id, name, description, isPublic, createdAt, updatedAt }: Collection, items: CollectionItem[]) => ({
  id,
  name,
  description,
  isPublic,
  ownership: 'owned' as const,
  itemCount: items.length,
  createdAt: isoTime(createdAt),
  updatedAt: isoTime(updatedAt),
});
