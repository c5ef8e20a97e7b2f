import { Failure } from '../contract/failure.ts';
import type { Bitmap } from './bitmap.ts';
import type { FrameSource } from './frame-source.ts';
import { isBlack } from './is-black.ts';
import { type Signature, signatureOf } from './signature.ts';

/** A frame that was captured from a video while the user plays it. */
export interface CapturedFrame {
  /** Seconds of the media item. */
  time: number;
  /** An encoded image, base64. */
  image: string;
  /** Whether the player uses encryption, so that black frames may be protected content. */
  isProtected: boolean;
}

/** A video that is captured during playback, at the user's position. */
export interface PlaybackCapture {
  add(frame: CapturedFrame): void;
  end(): void;
  /** Aborted when the capture has ended. */
  ended: AbortSignal;
  /**
   * Returns the frames that were not read yet, divided where the time jumps. After an abort the remaining frames are left for
   * the next reader.
   */
  sources(signal: AbortSignal): AsyncGenerator<FrameSource>;
}

/** Maximum number of frames that wait while a slide is read. */
const maxWaiting = 120;
/** Maximum seconds between two consecutive frames. */
const maxGapSeconds = 15;
/** Seconds of black that count as protected. */
const maxBlackSeconds = 10;

/** Creates an empty capture. `decode` decodes a base64 image when its frame is read. */
export function createPlaybackCapture(decode: (image: string) => Promise<Bitmap>): PlaybackCapture {
  const ending = new AbortController();
  const ended = ending.signal;
  const waiting: CapturedFrame[] = [];
  let more = Promise.withResolvers<void>();
  const wake = () => {
    more.resolve();
    more = Promise.withResolvers();
  };

  /** Returns the next frame, which the reader must take. */
  async function next(signal: AbortSignal): Promise<CapturedFrame | undefined> {
    signal.addEventListener('abort', wake);
    while (waiting.length === 0 && !ended.aborted && !signal.aborted) await more.promise;
    signal.removeEventListener('abort', wake);
    signal.throwIfAborted();
    return waiting[0];
  }

  function openSource(signal: AbortSignal): FrameSource {
    /** Images by signature, which live as long as the signature is referenced. */
    const images = new WeakMap<Signature, string>();
    let end: number | undefined;
    /** Time of the first of consecutive black frames; undefined if the latest is not black. */
    let dark: number | undefined;
    return {
      isCaptured: true,
      get duration() {
        return end ?? 0;
      },
      async *frames() {
        for (let frame = await next(signal); frame && follows(frame.time, end); frame = await next(signal)) {
          waiting.shift();
          const { time, image, isProtected } = frame;
          const signature = signatureOf(await decode(image));
          if (end === undefined) dark = time;
          if (!isProtected || !isBlack(signature)) dark = undefined;
          if (dark !== undefined && time - dark >= maxBlackSeconds)
            throw new Failure('noPictures', 'The video is encrypted, so its frames are black.', { reason: 'protected' });
          end = time;
          images.set(signature, image);
          yield { time, signature };
        }
      },
      async imageAt(time, signature) {
        const image = signature && images.get(signature);
        if (!image) throw new Failure('noPictures', `The frame at ${time} s is no longer in memory.`, { reason: 'gone' });
        return decode(image);
      },
      close: () => undefined,
    };
  }

  return {
    ended,
    add(frame) {
      if (waiting.length < maxWaiting) waiting.push(frame);
      wake();
    },
    end() {
      ending.abort();
      wake();
    },
    async *sources(signal) {
      while (await next(signal)) yield openSource(signal);
    },
  };
}

const follows = (time: number, end: number | undefined): boolean =>
  end === undefined || (time > end && time - end <= maxGapSeconds);
