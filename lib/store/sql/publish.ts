import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { OwnRows } from './own-rows.ts';
import { collections } from './schema-library.ts';
import { publications } from './schema-sharing.ts';

/** Publishes the user's public collections under their ids, unless another user has published the same id. */
export async function publish({ db, userId, where }: OwnRows, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await db
    .select({ collectionId: collections.id })
    .from(collections)
    .where(where(collections, isPublic, inArray(collections.id, ids)));
  if (found.length === 0) return;
  await db
    .insert(publications)
    .values(found.map(({ collectionId }) => ({ userId, collectionId })))
    .onConflictDoNothing();
}

/** SQL condition that a collection is public and not in the trash. */
export const isPublic = and(eq(collections.isPublic, true), isNull(collections.deletedAt));
