import type { ChangeStore } from '../ports/change-store.ts';

/**
 * Returns whether a cursor after which there are no changes names none itself: the library was restored from an older backup, and
 * the holder of the cursor must start over.
 */
export const isBeyondLastChange = async (store: Pick<ChangeStore, 'listChanges'>, cursor: number): Promise<boolean> =>
  cursor > 0 && (await store.listChanges(cursor - 1, 1)).length === 0;
