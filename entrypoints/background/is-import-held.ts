import { importLockOf } from '../channels/import-lock.ts';

/** Whether the page that brings an import in is still open: it holds a lock meanwhile. */
export async function isImportHeld(importId: string): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === importLockOf(importId));
}
