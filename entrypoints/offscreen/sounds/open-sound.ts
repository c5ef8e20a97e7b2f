import { BlobSource } from 'mediabunny';
import { Failure } from '../../../lib/contract/failure.ts';
import type { AudioSource } from '../../../lib/ports/speech.ts';
import type { Sound } from '../../../lib/speech/sound.ts';
import { capturedSound } from './captured-sound.ts';
import { rangedFile } from './ranged-file.ts';
import { soundDatabase } from './sound-database.ts';
import { soundOfFile } from './sound-of-file.ts';

/**
 * A sound to read. `duration`: seconds, where the source itself doesn't say. Throws
 * `noSound` with a reason: `format` (not a medium), `silent` (no sound track), `empty`, `codec`, `protected` (encrypted), `broken`,
 * `gone` (not kept any more), `stream` (only to be heard while it plays);
 * `tooLarge` (a server without ranges, and a file that can't be read in one go),
 * `siteFailed`, `timeout`, `offline`, and `noPermission` with the host, which is `*` where an unknown one is led to.
 */
export async function openSound(source: AudioSource, duration: number, signal: AbortSignal): Promise<Sound> {
  signal.throwIfAborted();
  if (source.kind === 'file') return soundOfFile(() => rangedFile(source.url), { duration, isHere: false, signal });
  if (source.kind === 'page') throw new Failure('noSound', 'a page is heard while it plays', { reason: 'stream' });

  const { soundId } = source;
  const kept = await soundDatabase.sounds.get(soundId);
  const file = await soundDatabase.files.get(soundId);
  if (!kept || (kept.kind === 'file' && !file))
    throw new Failure('noSound', `${soundId} is not kept any more`, { reason: 'gone' });
  await soundDatabase.sounds.update(soundId, { usedAt: Date.now() });
  if (!file) return capturedSound(kept);
  const openFile = () => ({ source: new BlobSource(file.blob), isRanged: () => true, isBeyondCache: () => false });
  return soundOfFile(openFile, { duration, isHere: true, signal });
}
