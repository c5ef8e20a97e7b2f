import { BlobSource } from 'mediabunny';
import { Failure } from '../../../lib/contract/failure.ts';
import type { AudioSource } from '../../../lib/ports/speech.ts';
import type { AudioReader } from '../../../lib/speech/audio-reader.ts';
import { openAudioDatabase } from '../../media/audio-database.ts';
import { openAudioFile } from '../../media/open-audio-file.ts';
import { rangedFile } from '../../media/ranged-file.ts';
import { readCapturedAudio } from './captured-audio.ts';

/**
 * Opens audio for reading. `duration`: seconds, used if the source reports none. Throws
 * `noSound` with a reason: `format` (not a media file), `silent` (no audio track), `empty`, `codec`, `protected` (encrypted), `broken`,
 * `gone` (no longer stored), `stream` (available during playback only);
 * `tooLarge` (a server without ranges, and a file that can't be read in one pass),
 * `siteFailed`, `timeout`, `offline`, and `noPermission` with the host, or `*` for an unknown redirect target.
 */
export async function openAudio(source: AudioSource, duration: number, signal: AbortSignal): Promise<AudioReader> {
  signal.throwIfAborted();
  if (source.kind === 'file') return openAudioFile(() => rangedFile(source.url), { duration, isLocal: false, signal });
  if (source.kind === 'page')
    throw new Failure('noSound', `The audio of ${source.url} is available during playback only.`, { reason: 'stream' });

  const { soundId } = source;
  const stored = await openAudioDatabase().sounds.get(soundId);
  const file = await openAudioDatabase().files.get(soundId);
  if (!stored || (stored.kind === 'file' && !file))
    throw new Failure('noSound', `The audio ${soundId} is no longer stored. Open the file again.`, { reason: 'gone' });
  await openAudioDatabase().sounds.update(soundId, { usedAt: Date.now() });
  if (!file) return readCapturedAudio(stored);
  const openFile = () => ({ source: new BlobSource(file.blob), isRanged: () => true, isBeyondCache: () => false });
  return openAudioFile(openFile, { duration, isLocal: true, signal });
}
