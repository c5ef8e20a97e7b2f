import { CanvasSink, EncodedPacketSink, type InputVideoTrack, type WrappedCanvas } from 'mediabunny';
import { Failure } from '../../lib/contract/failure.ts';
import type { Bitmap } from '../../lib/images/bitmap.ts';
import { type FrameSource, maxImageSide } from '../../lib/images/frame-source.ts';
import type { Frame } from '../../lib/images/shot.ts';
import { signatureHeight, signatureOf, signatureWidth } from '../../lib/images/signature.ts';

/** Interval between frames where the content changes, in seconds. */
const stepSeconds = 1;
/** Gap between two equal key frames from which the frames between them are read all the same. */
const maxGapSeconds = 12;
/** Factor left after the browser's downscaling; `signatureOf` does the second step. */
const remainingScale = 3;
/** Maximum pixels of a frame. */
const maxPixels = 8192 * 8192;

interface Options {
  /** Seconds, used if the file reports none. */
  duration: number;
  close(): void;
  failureOf(error: unknown): Failure;
}

/**
 * Creates the frame source of a video track. Key frames are decoded first, because they need no others; frames between two of them
 * are decoded only where they differ.
 */
export async function videoSourceOfTrack(
  track: InputVideoTrack,
  { duration: knownDuration, close, failureOf }: Options,
): Promise<FrameSource> {
  const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
  if (!(width > 0 && height > 0))
    throw new Failure('noPictures', `The video track has no size: ${width} × ${height}.`, { reason: 'empty' });
  if (width * height > maxPixels)
    throw new Failure('tooLarge', `The video is too large: ${width} × ${height} of ${maxPixels} pixels.`);
  const packets = new EncodedPacketSink(track);
  if (!(await packets.getFirstPacket())) throw new Failure('noPictures', 'The video track is empty.', { reason: 'empty' });
  const small = new CanvasSink(track, {
    width: remainingScale * signatureWidth,
    height: remainingScale * signatureHeight,
    fit: 'fill',
    poolSize: 3,
  });
  const scale = Math.min(1, maxImageSide / Math.max(width, height));
  const large = new CanvasSink(track, { width: Math.round(width * scale), height: Math.round(height * scale), fit: 'fill' });
  const start = await track.getFirstTimestamp();
  const duration =
    (await track.getDurationFromMetadata({ skipLiveWait: true })) || knownDuration || (await track.computeDuration());

  async function* keyTimes(from: number): AsyncGenerator<number> {
    let last = Math.max(from, start);
    yield last;
    let packet = (await packets.getKeyPacket(last)) ?? (await packets.getFirstKeyPacket());
    for (; packet; packet = await packets.getNextKeyPacket(packet, { metadataOnly: true })) {
      if (packet.timestamp - last < stepSeconds) continue;
      last = packet.timestamp;
      yield last;
    }
    if (duration > last) yield duration;
  }

  /** Yields the frame that is visible at each time. */
  async function* framesAt(times: AsyncIterable<number> | Iterable<number>): AsyncGenerator<Frame> {
    const requestedTimes: number[] = [];
    async function* recordedTimes() {
      for await (const time of times) {
        requestedTimes.push(time);
        yield time;
      }
    }
    for await (const wrapped of small.canvasesAtTimestamps(recordedTimes())) {
      const time = requestedTimes.shift()!;
      if (wrapped) yield { time, signature: signatureOf(pixelsOf(wrapped)) };
    }
  }

  async function* frames(from: number, isQuiet: Parameters<FrameSource['frames']>[1]): AsyncGenerator<Frame> {
    let before: Frame | undefined;
    try {
      for await (const frame of framesAt(keyTimes(from))) {
        const gap = before ? frame.time - before.time : 0;
        if (before && gap > 1.5 * stepSeconds && (gap > maxGapSeconds || !isQuiet(before.signature, frame.signature)))
          yield* framesAt(timesBetween(before.time, frame.time));
        yield frame;
        before = frame;
      }
    } catch (error) {
      const failure = failureOf(error);
      // A decoding error after good frames is a truncated file, whose frames stay useful.
      if (!before || failure.code !== 'noPictures' || error instanceof Failure) throw failure;
    }
  }

  return {
    duration,
    frames,
    async frameAt(time) {
      const wrapped = await small.getCanvas(time).catch((error) => Promise.reject(failureOf(error)));
      return wrapped ? signatureOf(pixelsOf(wrapped)) : undefined;
    },
    async imageAt(time) {
      const wrapped = await large.getCanvas(time).catch((error) => Promise.reject(failureOf(error)));
      if (!wrapped) throw new Failure('noPictures', `The video has no frame at ${time} s.`, { reason: 'broken' });
      return pixelsOf(wrapped);
    },
    close,
  };
}

function* timesBetween(from: number, to: number): Generator<number> {
  for (let time = from + stepSeconds; time < to - stepSeconds / 2; time += stepSeconds) yield time;
}

function pixelsOf({ canvas }: WrappedCanvas): Bitmap {
  const context = (canvas as OffscreenCanvas).getContext('2d')!;
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
