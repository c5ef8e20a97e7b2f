import { Failure } from '../../lib/contract/failure.ts';
import { mapWriteErrors } from '../../lib/store/dexie/map-write-errors.ts';
import { openAudioDatabase, removeStaleAudio } from './audio-database.ts';

const maxNameLength = 300;
/** Maximum wait for the duration from the browser's player. */
const durationTimeoutMs = 3000;

/** A media file of the user that was copied to this device's storage. */
export interface StoredFile {
  soundId: string;
  name: string;
  /** Seconds; absent if the browser's player can't read it. */
  duration?: number;
  bytes: number;
}

/** Stores a copy of the user's file, because a page's access to it ends with the page. Throws `storageFull` and `noSound` (`empty`). */
export async function storeFile(file: File): Promise<StoredFile> {
  if (file.size === 0) throw new Failure('noSound', `The file ${file.name} is empty. Choose another one.`, { reason: 'empty' });
  await removeStaleAudio();
  const soundId = crypto.randomUUID();
  const name = file.name.slice(0, maxNameLength);
  const { usage = 0, quota = Number.POSITIVE_INFINITY } = await navigator.storage.estimate();
  if (usage + file.size > quota)
    throw new Failure(
      'storageFull',
      `No space for ${file.name}: ${file.size} of ${quota - usage} free bytes. Delete stored audio in the settings.`,
    );
  const now = Date.now();
  const { sounds, files } = openAudioDatabase();
  await mapWriteErrors(() =>
    openAudioDatabase().transaction('rw', sounds, files, async () => {
      await files.put({ soundId, blob: file });
      await sounds.put({
        soundId,
        kind: 'file',
        name,
        createdAt: now,
        usedAt: now,
        bytes: file.size,
        duration: 0,
        audibleUntil: 0,
        stretches: [],
        ended: 'stopped',
      });
    }),
  );
  return { soundId, name, duration: await durationOf(file), bytes: file.size };
}

async function durationOf(file: File): Promise<number | undefined> {
  const url = URL.createObjectURL(file);
  const player = new Audio();
  try {
    return await new Promise((resolve) => {
      player.onloadedmetadata = () => resolve(Number.isFinite(player.duration) ? player.duration : undefined);
      player.onerror = () => resolve(undefined);
      setTimeout(() => resolve(undefined), durationTimeoutMs);
      player.preload = 'metadata';
      player.src = url;
    });
  } finally {
    player.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}
