import type { LibraryItem, ShownPicture } from '../../ports/live-queries.ts';
import type { Chat } from '../../records/chat.ts';
import type { Collection } from '../../records/collection.ts';
import type { Note, NoteVersion } from '../../records/note.ts';
import type { SavedItem } from '../../records/saved-item.ts';
import type { GlossDatabase } from './database.ts';
import { withPrefix } from './key-prefix.ts';

/** Reads of single items and collections for live queries. */
export const libraryItemModels = ({
  saved,
  contents,
  notes,
  noteVersions,
  notePictures,
  collections,
  collectionItems,
  chats,
}: GlossDatabase) => ({
  saved: (contentId: string): Promise<SavedItem | undefined> => saved.get(contentId),

  /** Every saved item, those in the trash included: 10,000 small rows are read faster at once than in pages. */
  allSaved: (): Promise<SavedItem[]> => saved.toArray(),

  /** Those that were changed last, without those in the trash. */
  recentlySaved: (limit: number): Promise<SavedItem[]> =>
    saved
      .orderBy('updatedAt')
      .reverse()
      .filter(({ deletedAt }) => deletedAt === undefined)
      .limit(limit)
      .toArray(),

  /** In the order of the ids; unknown ids are left out. */
  items: async (contentIds: string[]): Promise<LibraryItem[]> => {
    const [rows, media, texts] = await Promise.all([
      saved.bulkGet(contentIds),
      contents.bulkGet(contentIds),
      notes.bulkGet(contentIds),
    ]);
    return contentIds.flatMap((_, at) => {
      const [row, content, note] = [rows[at], media[at], texts[at]];
      return row && content ? { saved: row, content, ...(note?.text && { note }) } : [];
    });
  },

  note: (contentId: string): Promise<Note | undefined> => notes.get(contentId),

  /** Content ids of the notes that are not empty. */
  annotated: (): Promise<string[]> => notes.filter(({ text }) => text !== '').primaryKeys(),

  /** Newest first. */
  noteVersions: (contentId: string): Promise<NoteVersion[]> =>
    withPrefix(noteVersions.where('[contentId+createdAt]'), contentId).reverse().toArray(),

  notePicture: (pictureId: string): Promise<ShownPicture | undefined> => notePictures.get(pictureId),

  collection: (id: string): Promise<Collection | undefined> => collections.get(id),

  trashedCollections: (after: number): Promise<Collection[]> =>
    collections.filter(({ deletedAt = 0 }) => deletedAt > after).toArray(),

  /** Content ids by collection, for the collections that contain one of these items. */
  membership: async (contentIds: string[]): Promise<Map<string, Set<string>>> => {
    const members = new Map<string, Set<string>>();
    for (const { collectionId, contentId } of await collectionItems.where('contentId').anyOf(contentIds).toArray()) {
      members.set(collectionId, (members.get(collectionId) ?? new Set()).add(contentId));
    }
    return members;
  },

  chat: (chatId: string): Promise<Chat | undefined> => chats.get(chatId),
});
