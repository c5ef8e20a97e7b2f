import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Card } from '../../records/card.ts';
import type { Change } from '../../records/change.ts';
import type { Chat } from '../../records/chat.ts';
import type { Collection, CollectionItem } from '../../records/collection.ts';
import type { Digest } from '../../records/digest.ts';
import type { Note, NoteVersion } from '../../records/note.ts';
import type { NotePicture } from '../../records/note-picture.ts';
import type { SavedItem } from '../../records/saved-item.ts';
import type { Settings } from '../../records/settings.ts';
import { key, keys, number, ownedBy, record } from './schema-columns.ts';

/** Table of the users' saved items. */
export const saved = pgTable(
  'saved',
  {
    userId: ownedBy(),
    contentId: key('content_id').notNull(),
    tags: keys('tags').notNull(),
    favourite: boolean('favourite').notNull(),
    channelId: key('channel_id'),
    createdAt: number('created_at').notNull(),
    updatedAt: number('updated_at').notNull(),
    deletedAt: number('deleted_at'),
    row: record<SavedItem>(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.contentId] }),
    index('saved_created_at').on(t.userId, t.createdAt, t.contentId),
    index('saved_updated_at').on(t.userId, t.updatedAt, t.contentId),
    index('saved_channel').on(t.userId, t.channelId, t.createdAt),
    index('saved_deleted_at').on(t.userId, t.deletedAt),
  ],
);

/** Table of the users' notes on media items. */
export const notes = pgTable(
  'notes',
  {
    userId: ownedBy(),
    contentId: key('content_id').notNull(),
    updatedAt: number('updated_at').notNull(),
    hasText: boolean('has_text').notNull(),
    row: record<Note>(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.contentId] }),
    index('notes_updated_at').on(t.userId, t.updatedAt, t.contentId).where(sql`${t.hasText}`),
  ],
);

/** Table of the replaced versions of the users' notes. */
export const noteVersions = pgTable(
  'note_versions',
  {
    userId: ownedBy(),
    versionId: key('version_id').notNull(),
    contentId: key('content_id').notNull(),
    createdAt: number('created_at').notNull(),
    row: record<NoteVersion>(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.versionId] }),
    index('note_versions_created_at').on(t.userId, t.contentId, t.createdAt),
  ],
);

/** Table of the pictures of the users' notes. */
export const notePictures = pgTable(
  'note_pictures',
  {
    userId: ownedBy(),
    pictureId: key('picture_id').notNull(),
    contentId: key('content_id').notNull(),
    createdAt: number('created_at').notNull(),
    row: record<NotePicture>(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.pictureId] }), index('note_pictures_content').on(t.userId, t.contentId)],
);

/** Table of the users' cards with their review logs. */
export const cards = pgTable(
  'cards',
  { userId: ownedBy(), cardId: key('card_id').notNull(), contentId: key('content_id').notNull(), row: record<Card>() },
  (t) => [primaryKey({ columns: [t.userId, t.cardId] }), index('cards_content').on(t.userId, t.contentId)],
);

/** Table of the users' collections. */
export const collections = pgTable(
  'collections',
  {
    userId: ownedBy(),
    id: key('id').notNull(),
    updatedAt: number('updated_at').notNull(),
    deletedAt: number('deleted_at'),
    isPublic: boolean('is_public').notNull(),
    row: record<Collection>(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('collections_updated_at').on(t.userId, t.updatedAt, t.id).where(sql`${t.deletedAt} is null`),
  ],
);

/** Table of the memberships of media items in collections. */
export const collectionItems = pgTable(
  'collection_items',
  {
    userId: ownedBy(),
    collectionId: key('collection_id').notNull(),
    contentId: key('content_id').notNull(),
    position: number('position').notNull(),
    row: record<CollectionItem>(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.collectionId, t.contentId] }),
    index('collection_items_content').on(t.userId, t.contentId),
    // Public collections of all users are found by a media item in them.
    index('collection_items_medium').on(t.contentId),
  ],
);

/** Table of the users' conversations about media items and collections. */
export const chats = pgTable('chats', { userId: ownedBy(), chatId: key('chat_id').notNull(), row: record<Chat>() }, (t) => [
  primaryKey({ columns: [t.userId, t.chatId] }),
]);

/** Table of the users' change logs: the newest change of each sync group. */
export const changes = pgTable(
  'changes',
  {
    userId: ownedBy(),
    kind: key('kind').$type<Change['kind']>().notNull(),
    id: key('id').notNull(),
    cursor: bigint('cursor', { mode: 'number' }).notNull(),
    deleted: boolean('deleted').notNull(),
    origin: key('origin'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.id] }), uniqueIndex('changes_cursor').on(t.userId, t.cursor)],
);

/** The last cursor of each user; it outlives the changes. */
export const cursors = pgTable('cursors', {
  userId: ownedBy().primaryKey(),
  cursor: bigint('cursor', { mode: 'number' }).notNull(),
});

/** Table of the settings of each user. */
export const settings = pgTable('settings', { userId: ownedBy().primaryKey(), row: record<Settings>() });

/** Table of the last digest of each user. */
export const digests = pgTable('digests', { userId: ownedBy().primaryKey(), row: record<Digest>() });

/** Table of the US dollars that each user's models have cost, by month. */
export const spending = pgTable(
  'spending',
  { userId: ownedBy(), month: key('month').notNull(), dollars: number('dollars').notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.month] })],
);
