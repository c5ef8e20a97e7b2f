import { HLS, OGG } from 'mediabunny';
import { Failure } from '../../lib/contract/failure.ts';
import type { AudioReader } from '../../lib/speech/audio-reader.ts';
import type { AudioFile, OpenFile } from './audio-file.ts';
import { continuousAudio } from './continuous-audio.ts';
import { decodeFrom } from './decode-from.ts';
import { mediaFailure } from './media-failure.ts';
import { type OpenTrack, openTrack } from './open-track.ts';
import { isScanned } from './scanned-file.ts';

const sampledFrames = 200;

/** Opens the audio of a file. `duration`: seconds, used if the file reports none. `isLocal`: reading transfers nothing over the network. */
export async function openAudioFile(
  openFile: () => AudioFile,
  { duration, isLocal, signal }: { duration: number; isLocal: boolean; signal: AbortSignal },
): Promise<AudioReader> {
  const open = async (signal: AbortSignal): Promise<OpenFile> => {
    const file = openFile();
    try {
      const opened = await openTrack(file.source, signal);
      file.onOpened?.();
      return { ...file, ...opened, format: await opened.input.getFormat(), parts: [{ byte: 0, time: 0 }], isRead: false };
    } catch (error) {
      throw failureOf(error, file, signal);
    }
  };
  let file = await open(signal);
  const size = await sizeOf(file, duration);
  return {
    duration: (await readDuration(file)) || duration || (await estimateDuration(file, size)),
    bytes: isLocal ? 0 : size,
    async *read(from, signal) {
      signal.throwIfAborted();
      if (file.input.disposed || (file.isRead && !file.isRanged())) file = await open(signal);
      const reading = file;
      reading.isRead = true;
      const stop = () => reading.input.dispose();
      signal.addEventListener('abort', stop, { once: true });
      try {
        yield* continuousAudio(decodeFrom(reading, from), from);
      } catch (error) {
        throw failureOf(error, reading, signal);
      } finally {
        signal.removeEventListener('abort', stop);
      }
    },
  };
}

function failureOf(error: unknown, { isRanged, isBeyondCache }: AudioFile, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  const failure = mediaFailure(error, 'noSound');
  return failure.details?.reason === 'broken' && !isRanged() && isBeyondCache()
    ? new Failure('tooLarge', `The server does not support ranges, which this file requires: ${failure.message}`, {
        reason: 'ranges',
      })
    : failure;
}

/** Returns the seconds in the file's metadata; 0 for a live stream and without metadata. */
async function readDuration({ track }: OpenTrack): Promise<number> {
  const duration = (await track.isLive()) ? 0 : await track.getDurationFromMetadata({ skipLiveWait: true });
  return duration && Number.isFinite(duration) && duration > 0 ? duration : 0;
}

/** Estimates the seconds from the last page or the bitrate of the first frames; 0 where all of the file would have to be read. */
async function estimateDuration({ track, format, isRanged }: OpenFile, size: number): Promise<number> {
  try {
    if (format === OGG && isRanged()) return await track.computeDuration();
    if (!isScanned(format) || size === 0) return 0;
    return (8 * size) / (await track.computePacketStats(sampledFrames)).averageBitrate;
  } catch (error) {
    if (error instanceof Failure) throw error;
    // A truncated end has no readable page.
    return 0;
  }
}

/** Returns the size in bytes; 0 if unknown. */
async function sizeOf({ source, format, track }: OpenFile, duration: number): Promise<number> {
  if (format !== HLS) return (await source.getSizeOrNull()) ?? 0;
  const bitrate = (await track.getAverageBitrate()) ?? (await track.getBitrate()) ?? 0;
  return Math.round((bitrate * duration) / 8);
}
