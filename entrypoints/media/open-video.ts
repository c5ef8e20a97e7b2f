import { ALL_FORMATS, BlobSource, Input, type Source } from 'mediabunny';
import { Failure } from '../../lib/contract/failure.ts';
import type { FrameSource } from '../../lib/images/frame-source.ts';
import type { AudioSource } from '../../lib/ports/speech.ts';
import { openAudioDatabase } from './audio-database.ts';
import { mediaFailure } from './media-failure.ts';
import { rangedFile } from './ranged-file.ts';
import { videoSourceOfTrack } from './video-source-of-track.ts';

/**
 * Opens the frames of a video. Throws `noPictures` with a reason: `format` (not a media file), `audio` (no video track), `empty`,
 * `codec`, `protected` (encrypted), `broken`, `gone` (no longer stored), `stream` (available during playback only);
 * and the failures of reading a file by ranges.
 */
export async function openVideo(source: AudioSource, duration: number, signal: AbortSignal): Promise<FrameSource> {
  signal.throwIfAborted();
  const input = new Input({
    source: await sourceOf(source),
    formats: ALL_FORMATS,
    formatOptions: {
      isobmff: {
        resolveKeyId: () => Promise.reject(new Failure('noPictures', 'The video is encrypted.', { reason: 'protected' })),
      },
      hls: { offsetTimestampsByDateTime: false },
    },
  });
  const stop = () => input.dispose();
  signal.addEventListener('abort', stop, { once: true });
  const close = () => {
    signal.removeEventListener('abort', stop);
    if (!input.disposed) input.dispose();
  };
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track) throw new Failure('noPictures', 'The file has no video track.', { reason: 'audio' });
    const codec = await track.getCodec();
    if (!codec || !(await track.canDecode()))
      throw new Failure('noPictures', `This browser can't decode ${codec ?? 'the video track'}.`, { reason: 'codec' });
    return await videoSourceOfTrack(track, { duration, close, failureOf: (error) => asFailure(error, signal) });
  } catch (error) {
    close();
    throw asFailure(error, signal);
  }
}

async function sourceOf(source: AudioSource): Promise<Source> {
  if (source.kind === 'file') return rangedFile(source.url).source;
  if (source.kind === 'page')
    throw new Failure('noPictures', `The video of ${source.url} is available during playback only.`, { reason: 'stream' });
  const file = await openAudioDatabase().files.get(source.soundId);
  if (!file)
    throw new Failure('noPictures', `${source.soundId} is no longer stored, or is audio only. Open the file again.`, {
      reason: 'gone',
    });
  return new BlobSource(file.blob);
}

/** Converts an error of the media library, or of reading audio, to a Failure about video. */
function asFailure(error: unknown, signal: AbortSignal): Failure {
  if (signal.aborted) return Failure.from(signal.reason);
  if (error instanceof Failure && error.code === 'noSound') return new Failure('noPictures', error.message, error.details);
  return mediaFailure(error, 'noPictures');
}
