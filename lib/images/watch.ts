import { Failure } from '../contract/failure.ts';
import type { Bitmap } from './bitmap.ts';
import type { Film } from './film.ts';
import { type Signature, signatureOf } from './signature.ts';

/** A frame of a video that plays somewhere. */
export interface SeenFrame {
  /** Seconds of the medium. */
  time: number;
  /** An encoded image, base64. */
  image: string;
  /** Whether the player holds keys, so that what is black may be hidden. */
  isProtected: boolean;
}

/** A video that is seen while it plays, from wherever to wherever somebody moves in it. */
export interface Watch {
  see(frame: SeenFrame): void;
  end(): void;
  /** Aborted when it has ended. */
  over: AbortSignal;
  /** What was not read yet, cut where the time jumps. Whoever is aborted leaves the rest to the next reader. */
  stretches(signal: AbortSignal): AsyncGenerator<Film>;
}

/** Frames that wait while a slide is read; more are not kept. */
const mostWaiting = 120;
/** Seconds between two frames that still follow each other. */
const longestGap = 15;
/** Grey levels that are black, and seconds of nothing else. */
const black = 16;
const longestBlack = 10;

export function createWatch(decode: (image: string) => Promise<Bitmap>): Watch {
  const ending = new AbortController();
  const over = ending.signal;
  const waiting: SeenFrame[] = [];
  let more = Promise.withResolvers<void>();
  const wake = () => {
    more.resolve();
    more = Promise.withResolvers();
  };

  /** The next frame, which is to be taken by whoever wants it. */
  async function next(signal: AbortSignal): Promise<SeenFrame | undefined> {
    signal.addEventListener('abort', wake);
    while (waiting.length === 0 && !over.aborted && !signal.aborted) await more.promise;
    signal.removeEventListener('abort', wake);
    signal.throwIfAborted();
    return waiting[0];
  }

  function stretch(signal: AbortSignal): Film {
    /** As long as somebody holds a frame, its picture is kept. */
    const images = new WeakMap<Signature, string>();
    let end: number | undefined;
    /** Since when nothing but black was seen; none once there was something else. */
    let dark: number | undefined;
    return {
      isWatched: true,
      get duration() {
        return end ?? 0;
      },
      async *frames() {
        for (let frame = await next(signal); frame && follows(frame.time, end); frame = await next(signal)) {
          waiting.shift();
          const { time, image, isProtected } = frame;
          const signature = signatureOf(await decode(image));
          if (end === undefined) dark = time;
          if (!isProtected || signature.some((level) => level > black)) dark = undefined;
          if (dark !== undefined && time - dark >= longestBlack)
            throw new Failure('noPictures', 'the video is protected', { reason: 'protected' });
          end = time;
          images.set(signature, image);
          yield { time, signature };
        }
      },
      async pictureAt(time, signature) {
        const image = signature && images.get(signature);
        if (!image) throw new Failure('noPictures', `what was seen at ${time} s is gone`, { reason: 'gone' });
        return decode(image);
      },
      close: () => undefined,
    };
  }

  return {
    over,
    see(frame) {
      if (waiting.length < mostWaiting) waiting.push(frame);
      wake();
    },
    end() {
      ending.abort();
      wake();
    },
    async *stretches(signal) {
      while (await next(signal)) yield stretch(signal);
    },
  };
}

const follows = (time: number, end: number | undefined): boolean => end === undefined || (time > end && time - end <= longestGap);
