import type { Operations } from '../../contract/index.ts';
import type { library as operations, SavedVideo } from '../../contract/library.ts';
import { notFound } from '../../contract/not-found.ts';
import type { Handlers } from '../../contract/operation.ts';
import type { Ports } from '../../ports/ports.ts';
import { changeFields } from '../../records/change-fields.ts';
import type { SavedItem } from '../../records/saved-item.ts';
import { titleOf } from '../../records/title-of.ts';
import { requireStored } from '../collections/collection-handlers.ts';
import { distinctTexts } from '../distinct-texts.ts';
import { contentById, findContent } from '../media/find-content.ts';
import type { Tasks } from '../tasks/tasks.ts';
import { requireSaved, saveContent, savedItem } from './save-content.ts';
import { savedVideo, savedVideos } from './saved-video.ts';
import { updateIndexes } from './update-indexes.ts';

/** Handlers of the user's saved items: lists, tags and favorites, and the trash. */
export function libraryHandlers(
  ports: Ports,
  tasks: Pick<Tasks, 'cancelAll'>,
): Pick<Handlers<Operations>, keyof typeof operations> {
  const { store, clock } = ports;

  const shown = async (item: SavedItem): Promise<SavedVideo> => savedVideo(ports, await contentById(ports, item.contentId), item);

  /** Changes a saved item that is not in the trash. Throws `notFound`. */
  async function change(contentId: string, changed: Partial<SavedItem>): Promise<SavedVideo> {
    const now = clock.now();
    const item = await store.updateSaved(contentId, (row) =>
      row && row.deletedAt === undefined ? changeFields('saved', row, { ...changed, updatedAt: now }, now) : undefined,
    );
    return shown(requireSaved(contentId, item));
  }

  return {
    async listLibrary({ cursor, limit, includeSubtitles, ...query }) {
      const offset = (Number(cursor ?? 1) - 1) * limit;
      const { items, total } = await store.listSaved({ ...query, offset, limit });
      const contents = await store.getContents(items.map(({ contentId }) => contentId));
      const videos = await savedVideos(
        ports,
        items.flatMap((item, at) => (contents[at] ? { content: contents[at], item } : [])),
        includeSubtitles,
      );
      return { videos, total, ...(offset + limit < total && { nextCursor: String(Number(cursor ?? 1) + 1) }) };
    },

    getVideo: async ({ id }) => shown(await savedItem(store, id)),

    async searchLibrary({ from, to, ...query }) {
      const { collectionId } = query;
      if (
        collectionId !== undefined &&
        (await store.readGroup({ kind: 'shared', id: `collection:${collectionId}` })).length === 0
      )
        await requireStored(store, collectionId);
      const hits = await ports.search.find({
        ...query,
        ...(from && { from: Date.parse(from) }),
        ...(to && { to: Date.parse(to) }),
      });
      void ports.search.catchUp().catch(() => undefined);
      const ids = hits.map(({ contentId }) => contentId);
      const [contents, items] = await Promise.all([store.getContents(ids), store.getSavedItems(ids)]);
      const results = hits.flatMap(({ shared, ...hit }, at) => {
        if (shared) return { ...hit, ...shared };
        const content = contents[at];
        if (!content) return [];
        const { sourceUrl, coverUrl, publishedAt } = content;
        return { ...hit, title: titleOf(content, items[at]), sourceUrl, coverUrl, publishedAt };
      });
      return { results, count: results.length };
    },

    async saveVideo({ url }, { signal }) {
      const { contentId } = await findContent(ports, url, signal);
      return shown(await saveContent(ports, contentId));
    },

    updateVideo: ({ id, tags, ...marks }) => change(id, { ...marks, ...(tags && { tags: distinctTexts(tags) }) }),

    async deleteVideo({ id, forever }) {
      const item = await store.getSaved(id);
      if (forever) {
        if (!item && (await store.isForgotten(id))) return { success: true };
        if (!item) await contentById(ports, id);
        await tasks.cancelAll(id);
        await store.forgetContent(id);
        void updateIndexes(ports);
        return { success: true };
      }
      if (!item) throw notFound('library item', id);
      const now = clock.now();
      await store.updateSaved(id, (row) =>
        row && row.deletedAt === undefined ? changeFields('saved', row, { deletedAt: now }, now) : undefined,
      );
      return { success: true };
    },

    async restoreVideo({ id }) {
      const item = await store.updateSaved(id, (row) =>
        row?.deletedAt === undefined ? undefined : changeFields('saved', row, { deletedAt: undefined }, clock.now()),
      );
      if (!item) throw notFound('library item', id);
      return shown(item);
    },

    listTags: async () => ({ tags: await store.listTags() }),
  };
}
