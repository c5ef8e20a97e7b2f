import Dexie, { type Table } from 'dexie';
import { Failure } from '../../../lib/contract/failure.ts';
import type { TimeMapping } from '../../../lib/speech/media-times.ts';

/** A sound on this device: a file that was dropped, or what is, or was, captured. */
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
  /** Seconds of it, up to which there was something to hear: far behind the duration, the tab is silent. */
  audibleUntil: number;
  stretches: TimeMapping[];
  /** Absent while it is being captured. */
  ended?: CaptureEnd;
}

/**
 * Why a capture ended. `tabGone`: the tab was closed, or the browser took its sound back; `pageGone`: the page moved on to
 * something else; `interrupted`: the engine room was closed before it could say more.
 */
export type CaptureEnd = 'stopped' | 'tabGone' | 'pageGone' | 'storageFull' | 'tooLong' | 'interrupted';

/** How long a sound stays that nobody reads (milliseconds). */
const maxAgeMs = 30 * 24 * 3_600_000;

/** A few seconds of a capture, as 16-bit samples. */
interface StoredChunk {
  soundId: string;
  place: number;
  samples: Int16Array<ArrayBuffer>;
}

export type AudioDatabase = Dexie & {
  sounds: Table<StoredAudio, string>;
  /** Apart from the rows that change. */
  files: Table<{ soundId: string; blob: Blob }, string>;
  pieces: Table<StoredChunk, [string, number]>;
};

/** A database of its own, which the worker does not know: hundreds of megabytes that are nobody's library. */
const database = new Dexie('gloss-sounds') as AudioDatabase;
database.version(1).stores({ sounds: 'soundId, usedAt', files: 'soundId', pieces: '[soundId+place]' });

export const openAudioDatabase = database;

export const removeAudio = (soundId: string): Promise<void> =>
  database.transaction('rw', database.sounds, database.files, database.pieces, async () => {
    await database.sounds.delete(soundId);
    await database.files.delete(soundId);
    await database.pieces.where('[soundId+place]').between([soundId, Dexie.minKey], [soundId, Dexie.maxKey]).delete();
  });

/** Makes room: what nobody has read for a month is forgotten, like whatever else was not saved. */
export async function removeStaleAudio(): Promise<void> {
  const stale = await database.sounds
    .where('usedAt')
    .below(Date.now() - maxAgeMs)
    .primaryKeys();
  for (const soundId of stale) await removeAudio(soundId);
}

/** A write, with a full disk told as the Failure `storageFull`. Dexie wraps it in its own errors, sometimes two deep. */
export async function writeAudio<Result>(write: () => PromiseLike<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    for (let cause = error; cause instanceof Error; cause = (cause as { inner?: unknown }).inner)
      if (cause.name === 'QuotaExceededError') throw new Failure('storageFull', cause.message);
    throw error;
  }
}
