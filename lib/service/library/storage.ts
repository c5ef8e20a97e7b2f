import { Failure } from '../../contract/failure.ts';
import type { Ports } from '../../ports/ports.ts';
import type { StorageEstimate, StorageMeter } from '../../ports/storage-meter.ts';
import { changeFields } from '../../records/change-fields.ts';
import { trashRetentionMs } from '../../records/trash-retention.ts';

/** New work needs this much free space: a transcript and its texts take up to a few megabytes. */
export const minFreeBytes = 32 * 1024 * 1024;
const dayMs = 24 * 3600_000;
const taskRetentionMs = 7 * dayMs;
/** Time for which records of an unfinished import stay stored. */
const importRetentionMs = 3600_000;

/** Throws `storageFull` if less than this many bytes are free (32 MiB by default), before a write would fail halfway. */
export async function requireFreeSpace(disk: StorageMeter, bytes = minFreeBytes): Promise<void> {
  const { usage, quota } = await disk.estimate();
  if (quota - usage < bytes)
    throw new Failure('storageFull', `${quota - usage} bytes are free and ${bytes} are needed. Delete items first.`);
}

/** Whether less than 32 MiB of the host's storage are free. */
export const isStorageLow = ({ usage, quota }: StorageEstimate): boolean => quota - usage < minFreeBytes;

/** Deletes old tasks, the records of an abandoned import, expired media items, and pictures that no text of their note shows. */
export async function tidyUp({ store, clock }: Pick<Ports, 'store' | 'clock'>): Promise<void> {
  const now = clock.now();
  await store.pruneTasks(now - taskRetentionMs);
  const left = await store.getImport();
  if (left && left.updatedAt < now - importRetentionMs) await store.dropImport(left.importId);
  const { keepDays } = (await store.getSettings()) ?? {};
  for (const contentId of keepDays ? await store.listUntouched(now - keepDays * dayMs) : []) {
    await store.updateSaved(contentId, (item) => item && changeFields('saved', item, { deletedAt: now }, now));
  }
  // Unsaved items and unused pictures stay as long as those in the trash.
  for (const contentId of await store.listExpired({ trashed: now - trashRetentionMs, unsaved: now - trashRetentionMs })) {
    await store.forgetContent(contentId);
  }
  await deleteUnusedPictures(store, now - trashRetentionMs);
}

/** Deletes the pictures to which neither their note, unchanged since a time, nor a version of it refers. */
async function deleteUnusedPictures(store: Ports['store'], before: number): Promise<void> {
  const pictures = Map.groupBy(await store.listNotePictures(before), ({ contentId }) => contentId);
  for (const [contentId, ofNote] of pictures) {
    const note = await store.getNote(contentId);
    if (note && note.updatedAt >= before) continue;
    const texts = [note, ...(await store.listNoteVersions(contentId))].map((one) => one?.text ?? '');
    for (const { pictureId } of ofNote) {
      if (!texts.some((text) => text.includes(pictureId))) await store.deleteNotePicture(pictureId);
    }
  }
}
