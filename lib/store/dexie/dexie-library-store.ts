import type { LibraryStore } from '../../ports/library-store.ts';
import { allMediaStepsKeys } from '../../ports/task-store.ts';
import { chatIdOf } from '../../records/chat.ts';
import type { SavedItem } from '../../records/saved-item.ts';
import { replaceRow } from '../replace-row.ts';
import type { GlossDatabase } from './database.ts';
import { addChange } from './dexie-change-store.ts';
import { withPrefix } from './key-prefix.ts';
import { libraryModels } from './library-models.ts';
import { mapWriteErrors } from './map-write-errors.ts';
import { requireMedia } from './require-owner.ts';

const own = ['settings', 'spending'];

/** Creates the store of saved items over the extension's IndexedDB database. */
export function dexieLibraryStore(database: GlossDatabase): LibraryStore {
  const { contents, saved, notes, collectionItems, changes } = database;
  const { listSaved, listTags } = libraryModels(database);
  return {
    getSaved: (contentId) => saved.get(contentId),
    getSavedItems: (contentIds) => saved.bulkGet(contentIds),
    updateSaved: (contentId, change) =>
      mapWriteErrors(() =>
        database.transaction('rw', contents, saved, changes, async () => {
          const row = await saved.get(contentId);
          return replaceRow(row, change, async (changed) => {
            if (!row) await requireMedia(database, contentId);
            await saved.put(changed);
            await addChange(database, 'video', contentId, changed.deletedAt !== undefined);
          });
        }),
      ),
    listSaved,
    listTags,
    listExpired: async ({ trashed, unsaved }) => {
      const savedIds = new Set(await saved.toCollection().primaryKeys());
      const old = await contents
        .filter(({ contentId, updatedAt }) => updatedAt < unsaved && !savedIds.has(contentId))
        .primaryKeys();
      return [...(await saved.where('deletedAt').below(trashed).primaryKeys()), ...old];
    },
    listUntouched: async (before) => {
      const annotated = await notes.filter(({ text }) => text !== '').primaryKeys();
      const collected = await collectionItems.orderBy('contentId').uniqueKeys();
      const remembered = await database.cards.orderBy('contentId').uniqueKeys();
      const marked = new Set<unknown>([...annotated, ...collected, ...remembered]);
      const isUntouched = ({ contentId, favourite, tags, deletedAt }: SavedItem) =>
        deletedAt === undefined && !favourite && tags.length === 0 && !marked.has(contentId);
      return saved.where('updatedAt').below(before).filter(isUntouched).primaryKeys();
    },
    forgetContent: (contentId) => mapWriteErrors(() => forgetContent(database, contentId)),
    forgetEverything: ({ origin, keepsSettings = false } = {}) =>
      mapWriteErrors(() =>
        database.transaction('rw', database.tables, async () => {
          for (const table of database.tables) {
            // The deletion is still to be sent to the account.
            if (table.name === 'syncState' || (keepsSettings && own.includes(table.name))) continue;
            await table.clear();
          }
          await addChange(database, 'everything', '', true, origin);
        }),
      ),
  };
}

/**
 * Deletes a media item with its texts, its note, its cards and its conversation. Their changes have no origin: the device that
 * deleted the item may have others of them.
 */
export function forgetContent(database: GlossDatabase, contentId: string): PromiseLike<void> {
  const { contents, transcripts, summaries, paragraphs, translations, tasks, steps, partials } = database;
  const { saved, notes, noteVersions, collectionItems, chats } = database;
  return database.transaction('rw', database.tables, async () => {
    const chatId = chatIdOf({ contentId });
    if (await saved.get(contentId)) await addChange(database, 'video', contentId, true);
    if (await notes.get(contentId)) await addChange(database, 'note', contentId, true);
    for (const [kind, table] of [
      ['picture', database.notePictures],
      ['card', database.cards],
    ] as const) {
      for (const id of await table.where('contentId').equals(contentId).primaryKeys()) await addChange(database, kind, id, true);
    }
    if (await chats.get(chatId)) await addChange(database, 'chat', chatId, true);
    for (const { collectionId } of await collectionItems.where('contentId').equals(contentId).toArray()) {
      await addChange(database, 'collection', collectionId);
    }
    const taskIds = await withPrefix(tasks.where('[contentId+createdAt]'), contentId).primaryKeys();
    const owners = [...taskIds, ...allMediaStepsKeys(contentId)];
    await tasks.bulkDelete(taskIds);
    await partials.bulkDelete(owners);
    for (const owner of owners) {
      await withPrefix(steps.where('[taskId+key]'), owner).delete();
    }
    for (const table of [contents, saved, notes, database.mindMaps, database.visuals, database.namedVoices])
      await table.delete(contentId);
    await withPrefix(transcripts.where('[contentId+createdAt]'), contentId).delete();
    await withPrefix(summaries.where('[contentId+createdAt]'), contentId).delete();
    await withPrefix(noteVersions.where('[contentId+createdAt]'), contentId).delete();
    await withPrefix(paragraphs.where('[contentId+key]'), contentId).delete();
    await withPrefix(translations.where('[contentId+key]'), contentId).delete();
    for (const table of [collectionItems, database.notePictures, database.cards])
      await table.where('contentId').equals(contentId).delete();
    await database.digests.toCollection().modify((digest) => {
      digest.items = digest.items.filter((item) => item.contentId !== contentId);
    });
    await chats.delete(chatId);
  });
}
