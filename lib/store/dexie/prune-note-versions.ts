import { excessVersions } from '../../records/excess-versions.ts';
import type { GlossDatabase } from './database.ts';
import { libraryItemModels } from './library-item-models.ts';

/** Deletes the oldest versions of a note beyond its limits. Must run inside a transaction that writes the versions. */
export const pruneNoteVersions = async (database: GlossDatabase, contentId: string): Promise<void> =>
  database.noteVersions.bulkDelete(excessVersions(await libraryItemModels(database).noteVersions(contentId)));
