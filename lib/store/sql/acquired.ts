import { and, asc, eq } from 'drizzle-orm';
import { isNotInTrash } from './conditions.ts';
import type { OwnRows } from './own-rows.ts';
import { isPublic } from './publish.ts';
import { changes, collectionItems, collections } from './schema-library.ts';
import { contents } from './schema-media.ts';
import { acquisitions } from './schema-sharing.ts';

/** Order of acquisition: the first collection shows a media item that several contain. */
const inOrder = [asc(acquisitions.acquiredAt), asc(acquisitions.collectionId)];

/** Acquired collections that are still shared, each with the owner's last change of it. */
export function acquiredCollections({ db, where }: OwnRows, collectionId?: string) {
  const { ownerId } = acquisitions;
  return db
    .select({ ownerId, row: collections.row, cursor: changes.cursor })
    .from(acquisitions)
    .innerJoin(collections, and(eq(collections.userId, ownerId), eq(collections.id, acquisitions.collectionId)))
    .leftJoin(changes, and(eq(changes.userId, ownerId), eq(changes.kind, 'collection'), eq(changes.id, collections.id)))
    .where(where(acquisitions, isPublic, collectionId === undefined ? undefined : eq(acquisitions.collectionId, collectionId)))
    .orderBy(...inOrder);
}

/** Items of the acquired collections, each with the owner's last change of the media item. */
export function acquiredItems({ db, where }: OwnRows, contentId?: string) {
  const { ownerId } = acquisitions;
  const item = collectionItems;
  return db
    .select({ ownerId, row: item.row, cursor: changes.cursor })
    .from(acquisitions)
    .innerJoin(collections, and(eq(collections.userId, ownerId), eq(collections.id, acquisitions.collectionId)))
    .innerJoin(item, and(eq(item.userId, ownerId), eq(item.collectionId, collections.id)))
    .innerJoin(contents, and(eq(contents.userId, ownerId), eq(contents.contentId, item.contentId)))
    .leftJoin(changes, and(eq(changes.userId, ownerId), eq(changes.kind, 'video'), eq(changes.id, item.contentId)))
    .where(where(acquisitions, isPublic, isNotInTrash(item), contentId === undefined ? undefined : eq(item.contentId, contentId)))
    .orderBy(...inOrder, asc(item.position), asc(item.contentId));
}
