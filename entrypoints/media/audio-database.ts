import Dexie, { type Table } from 'dexie';
import type { TimeMapping } from '../../lib/speech/media-times.ts';
import { withPrefix } from '../../lib/store/dexie/key-prefix.ts';

/** The row of audio stored on this device: a local file, or a capture, running or ended. */
export interface StoredAudio {
  soundId: string;
  kind: 'file' | 'tab' | 'element';
  name: string;
  /** Milliseconds since 1970; `usedAt` is when it was last read. */
  createdAt: number;
  usedAt: number;
  bytes: number;
  /** Seconds; 0 for a file. */
  duration: number;
  /** Seconds up to the last audible sample; far less than the duration for a silent tab. */
  audibleUntil: number;
  stretches: TimeMapping[];
  /** Absent during the capture. */
  ended?: CaptureEnd;
}

/**
 * The reason for a capture's end. `tabGone`: the tab was closed, or the browser ended its stream; `pageGone`: the page shows another
 * media item; `interrupted`: the offscreen document was closed during the capture.
 */
export type CaptureEnd = 'stopped' | 'tabGone' | 'pageGone' | 'storageFull' | 'tooLong' | 'interrupted';

/** Age since the last read at which stored audio is removed. */
const maxAgeMs = 30 * 24 * 3_600_000;

/** A few seconds of a capture, as 16-bit samples. */
interface StoredChunk {
  soundId: string;
  place: number;
  samples: Int16Array<ArrayBuffer>;
}

/** The IndexedDB database of the audio stored on this device: local files and captures. */
export type AudioDatabase = Dexie & {
  sounds: Table<StoredAudio, string>;
  /** Separate from `sounds`, whose rows change while a file's content never does. */
  files: Table<{ soundId: string; blob: Blob }, string>;
  pieces: Table<StoredChunk, [string, number]>;
};

let database: AudioDatabase | undefined;

/**
 * Opens the database of the stored audio, once. It is separate from the library's: it holds hundreds of megabytes that are neither
 * exported nor synchronized, and the worker does not use it.
 */
export function openAudioDatabase(): AudioDatabase {
  if (!database) {
    database = new Dexie('gloss-sounds') as AudioDatabase;
    database.version(1).stores({ sounds: 'soundId, usedAt', files: 'soundId', pieces: '[soundId+place]' });
  }
  return database;
}

/** Deletes stored audio with all its samples or its file. */
export function removeAudio(soundId: string): Promise<void> {
  const database = openAudioDatabase();
  return database.transaction('rw', database.sounds, database.files, database.pieces, async () => {
    await database.sounds.delete(soundId);
    await database.files.delete(soundId);
    await withPrefix(database.pieces.where('[soundId+place]'), soundId).delete();
  });
}

/** Removes the audio that was last read over a month ago, to free storage. */
export async function removeStaleAudio(): Promise<void> {
  const stale = await openAudioDatabase()
    .sounds.where('usedAt')
    .below(Date.now() - maxAgeMs)
    .primaryKeys();
  for (const soundId of stale) await removeAudio(soundId);
}
