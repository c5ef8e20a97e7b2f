import { desc, eq, inArray } from 'drizzle-orm';
import { excessVersions } from '../../records/excess-versions.ts';
import type { OwnRows } from './own-rows.ts';
import { noteVersions } from './schema-library.ts';

/** Order of a note's versions: newest first. */
export const newestVersionFirst = [desc(noteVersions.createdAt), desc(noteVersions.versionId)];

/** Deletes the oldest versions of a note beyond its limits. Must run inside a transaction that holds the user lock. */
export async function pruneNoteVersions(rows: OwnRows, contentId: string): Promise<void> {
  const excess = excessVersions(await rows.list(noteVersions, eq(noteVersions.contentId, contentId), newestVersionFirst));
  if (excess.length > 0) await rows.remove(noteVersions, inArray(noteVersions.versionId, excess));
}
