import { HLS, OGG } from 'mediabunny';
import { Failure } from '../../../lib/contract/failure.ts';
import type { AudioReader } from '../../../lib/speech/audio-reader.ts';
import type { AudioFile, OpenFile } from './audio-file.ts';
import { continuousAudio } from './continuous-audio.ts';
import { decodeFrom } from './decode-from.ts';
import { asFailure, type OpenTrack, openTrack } from './open-track.ts';
import { isScanned } from './scanned-file.ts';

const sampledFrames = 200;

/** The sound of a file. `duration`: seconds, if the file itself doesn't say. `isHere`: loading takes nothing from the network. */
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
  const failure = asFailure(error);
  const { reason } = (failure.details ?? {}) as { reason?: string };
  return reason === 'broken' && !isRanged() && isBeyondCache()
    ? new Failure('tooLarge', `the server sends the file only as a whole: ${failure.message}`, { reason: 'ranges' })
    : failure;
}

/** Seconds, as the file has it; 0 for what is live, and where it has none. */
async function readDuration({ track }: OpenTrack): Promise<number> {
  const duration = (await track.isLive()) ? 0 : await track.getDurationFromMetadata({ skipLiveWait: true });
  return duration && Number.isFinite(duration) && duration > 0 ? duration : 0;
}

/** Seconds, by its last page, or by what its first frames take; 0 where that would take reading all of it. */
async function estimateDuration({ track, format, isRanged }: OpenFile, size: number): Promise<number> {
  try {
    if (format === OGG && isRanged()) return await track.computeDuration();
    if (!isScanned(format) || size === 0) return 0;
    return (8 * size) / (await track.computePacketStats(sampledFrames)).averageBitrate;
  } catch (error) {
    if (error instanceof Failure) throw error;
    // Its end is broken.
    return 0;
  }
}

/** Bytes; 0 when nobody knows. */
async function sizeOf({ source, format, track }: OpenFile, duration: number): Promise<number> {
  if (format !== HLS) return (await source.getSizeOrNull()) ?? 0;
  const bitrate = (await track.getAverageBitrate()) ?? (await track.getBitrate()) ?? 0;
  return Math.round((bitrate * duration) / 8);
}
