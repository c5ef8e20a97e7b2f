import { Failure } from '../../contract/failure.ts';
import type { Ports } from '../../ports/ports.ts';
import type { StorageMeter } from '../../ports/storage-meter.ts';

/** New work needs this much free space: a transcript and its texts take up to a few megabytes. */
export const minFreeBytes = 32 * 1024 * 1024;
const dayMs = 24 * 3600_000;
/** The time for which deleted items can be restored, and read but unsaved ones stay stored. */
const trashRetentionMs = 30 * dayMs;
const taskRetentionMs = 7 * dayMs;
/** The time for which records of an unfinished import stay stored. */
const importRetentionMs = 3600_000;

/** Throws `storageFull` if less than this many bytes are free (32 MiB by default), before a write would fail halfway. */
export async function requireFreeSpace(disk: StorageMeter, bytes = minFreeBytes): Promise<void> {
  const { usage, quota } = await disk.estimate();
  if (quota - usage < bytes)
    throw new Failure('storageFull', `${quota - usage} bytes are free and ${bytes} are needed: delete items first`);
}

/** Whether less than 32 MiB of the host's storage are free. */
export async function isStorageLow(disk: StorageMeter): Promise<boolean> {
  const { usage, quota } = await disk.estimate();
  return quota - usage < minFreeBytes;
}

/** Deletes old tasks, the records of an abandoned import, and expired media items. */
export async function tidyUp({ store, clock }: Pick<Ports, 'store' | 'clock'>): Promise<void> {
  const now = clock.now();
  await store.pruneTasks(now - taskRetentionMs);
  const left = await store.getImport();
  if (left && left.updatedAt < now - importRetentionMs) await store.dropImport(left.importId);
  const { keepDays } = (await store.getSettings()) ?? {};
  for (const contentId of keepDays ? await store.listUntouched(now - keepDays * dayMs) : []) {
    await store.updateSaved(contentId, (item) => item && { ...item, deletedAt: now });
  }
  for (const contentId of await store.listExpired({ binned: now - trashRetentionMs, unsaved: now - trashRetentionMs })) {
    await store.forgetContent(contentId);
  }
}
