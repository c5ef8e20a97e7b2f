import { BlobSource } from 'mediabunny';
import { Failure } from '../../../lib/contract/failure.ts';
import type { AudioSource } from '../../../lib/ports/speech.ts';
import type { AudioReader } from '../../../lib/speech/audio-reader.ts';
import { openAudioDatabase } from './audio-database.ts';
import { readCapturedAudio } from './captured-audio.ts';
import { openAudioFile } from './open-audio-file.ts';
import { rangedFile } from './ranged-file.ts';

/**
 * A sound to read. `duration`: seconds, where the source itself doesn't say. Throws
 * `noSound` with a reason: `format` (not a medium), `silent` (no sound track), `empty`, `codec`, `protected` (encrypted), `broken`,
 * `gone` (not kept any more), `stream` (only to be heard while it plays);
 * `tooLarge` (a server without ranges, and a file that can't be read in one go),
 * `siteFailed`, `timeout`, `offline`, and `noPermission` with the host, which is `*` where an unknown one is led to.
 */
export async function openAudio(source: AudioSource, duration: number, signal: AbortSignal): Promise<AudioReader> {
  signal.throwIfAborted();
  if (source.kind === 'file') return openAudioFile(() => rangedFile(source.url), { duration, isLocal: false, signal });
  if (source.kind === 'page') throw new Failure('noSound', 'a page is heard while it plays', { reason: 'stream' });

  const { soundId } = source;
  const stored = await openAudioDatabase().sounds.get(soundId);
  const file = await openAudioDatabase().files.get(soundId);
  if (!stored || (stored.kind === 'file' && !file))
    throw new Failure('noSound', `${soundId} is not kept any more`, { reason: 'gone' });
  await openAudioDatabase().sounds.update(soundId, { usedAt: Date.now() });
  if (!file) return readCapturedAudio(stored);
  const openFile = () => ({ source: new BlobSource(file.blob), isRanged: () => true, isBeyondCache: () => false });
  return openAudioFile(openFile, { duration, isLocal: true, signal });
}
