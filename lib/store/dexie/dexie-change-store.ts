import type { ChangeStore } from '../../ports/change-store.ts';
import type { Change } from '../../records/change.ts';
import type { GlossDatabase } from './database.ts';

/** Creates the change log over the extension's IndexedDB database. */
export function dexieChangeStore({ changes, saved }: GlossDatabase): ChangeStore {
  return {
    listChanges: (after, limit) => changes.where('cursor').above(after).limit(limit).toArray(),
    // A restored database has its state of synchronization in it, and no other device reads its changes.
    getEpoch: async () => '',
    isForgotten: async (contentId) => {
      const change = await changes.where('[kind+id]').equals(['video', contentId]).first();
      return change?.deleted === true && (await saved.get(contentId)) === undefined;
    },
  };
}

/** Records a change inside the transaction that makes it, which must include the table. */
export async function addChange(
  { changes }: GlossDatabase,
  kind: Change['kind'],
  id: string,
  deleted = false,
  origin?: string,
): Promise<void> {
  await changes.where('[kind+id]').equals([kind, id]).delete();
  await changes.add({ kind, id, deleted, ...(origin && { origin }) });
}

/** Records a change of a media item only if it is saved. One in the trash may be restored on another device, with what it has here. */
export async function addChangeOfSaved(database: GlossDatabase, contentId: string): Promise<void> {
  const saved = await database.saved.get(contentId);
  if (saved) await addChange(database, 'video', contentId, saved.deletedAt !== undefined);
}
