import { Failure } from '../../contract/failure.ts';
import type { Ports, StorageMeter } from '../../ports/ports.ts';

/** Less than this, in bytes, is too little to begin something new with: a transcript and its texts take up to a few megabytes. */
const leastRoom = 32 * 1024 * 1024;
const day = 24 * 3600_000;
/** How long what was deleted can be restored, and what was read but not saved stays at hand. */
const binTime = 30 * day;
const taskTime = 7 * day;
/** How long what is left of an import is kept apart. */
const importTime = 3600_000;

/** Throws `storageFull` before a write would fail half-way. */
export async function ensureRoom(disk: StorageMeter, bytes = leastRoom): Promise<void> {
  const { usage, quota } = await disk.estimate();
  if (quota - usage < bytes) throw new Failure('storageFull', `${quota - usage} bytes are left, ${bytes} are needed`);
}

export async function isLow(disk: StorageMeter): Promise<boolean> {
  const { usage, quota } = await disk.estimate();
  return quota - usage < leastRoom;
}

/** Drops what nobody has asked for any more. */
export async function tidyUp({ store, clock }: Pick<Ports, 'store' | 'clock'>): Promise<void> {
  const now = clock.now();
  await store.pruneTasks(now - taskTime);
  const left = await store.getImport();
  if (left && left.updatedAt < now - importTime) await store.dropImport(left.importId);
  const { keepDays } = (await store.getSettings()) ?? {};
  for (const contentId of keepDays ? await store.listUntouched(now - keepDays * day) : []) {
    await store.updateSaved(contentId, (item) => item && { ...item, deletedAt: now });
  }
  for (const contentId of await store.listExpired({ binned: now - binTime, unsaved: now - binTime })) {
    await store.forgetContent(contentId);
  }
}
