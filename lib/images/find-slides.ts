import { type CellMask, cellCount, countCells, unionCells } from './cells.ts';
import { isNearer } from './is-nearer.ts';
import { isSlide } from './is-slide.ts';
import { isSame } from './relation.ts';
import { type Change, type Frame, movingCells, type Shot } from './shot.ts';
import type { Signature } from './signature.ts';
import { createSlideFinder, type SlideFinder } from './slide-finder.ts';

/** A slide that was found in a video, before its text is read. Times in seconds. */
export interface FoundSlide {
  startTime: number;
  endTime: number;
  /** Time at which the slide is complete. */
  shownAt: number;
  signature: Signature;
  /** Share of the image in constant motion: a speaker, a clip. */
  motionShare: number;
  /** Index of the earlier slide with the same content. */
  sameAs?: number;
}

/** Options of `findSlides`. Times in seconds of the media item. */
export interface FindOptions {
  /** End of the last frame; read after it, when growing sources know it. */
  readonly duration: number;
  finder?: SlideFinder;
  /** Returns a frame between the given ones, to find the exact time of a change. */
  frameAt?(time: number): Promise<Signature | undefined>;
  /** Slides of an earlier run, which this one continues. */
  earlier?: readonly Signature[];
}

/** Accuracy in seconds of change times, if intermediate frames are available. */
const changeTimeAccuracySeconds = 0.25;
/** Seconds up to which a slide that disappears and returns counts as one occurrence. */
const minAbsenceSeconds = 3;
/** Number of slides that are recognized again. */
const maxRememberedSlides = 300;

/**
 * Finds the slides in frames in order of time, about one per second. With fewer frames, a slide seen in a single frame is judged
 * by its appearance alone. Takes linear time.
 */
export async function* findSlides(
  frames: AsyncIterable<Frame> | Iterable<Frame>,
  options: FindOptions,
): AsyncGenerator<FoundSlide> {
  const { frameAt, finder = createSlideFinder(), earlier = [] } = options;
  const reported: { signature: Signature; moving: CellMask }[] = earlier.map((signature) => ({
    signature,
    moving: new Uint8Array(cellCount),
  }));
  const timeOf = timing(frameAt);
  let waiting: (FoundSlide & { moving: CellMask }) | undefined;

  async function* slidesOf(shots: readonly Shot[]): AsyncGenerator<FoundSlide> {
    for (const shot of shots) {
      if (!isSlide(shot)) continue;
      const startTime = await timeOf(shot.begins);
      const endTime = Math.max(startTime, shot.ends ? await timeOf(shot.ends) : options.duration);
      const { time: shownAt, signature } = shot.fullest;
      const moving = movingCells(shot);
      const isLike = (other: { signature: Signature; moving: CellMask }) =>
        isSame(other.signature, signature, unionCells(other.moving, moving));
      if (waiting && startTime - waiting.endTime <= minAbsenceSeconds && isLike(waiting)) {
        waiting.endTime = endTime;
        continue;
      }
      if (waiting) yield emit(waiting);
      const sameAs = reported.findIndex((other, place) => place >= reported.length - maxRememberedSlides && isLike(other));
      const motionShare = countCells(moving) / cellCount;
      waiting = { startTime, endTime, shownAt, signature, motionShare, moving, ...(sameAs >= 0 && { sameAs }) };
    }
  }

  function emit({ moving, ...slide }: NonNullable<typeof waiting>): FoundSlide {
    reported.push({ signature: slide.signature, moving });
    return slide;
  }

  for await (const frame of frames) yield* slidesOf(finder.addFrame(frame));
  yield* slidesOf(finder.end());
  if (waiting) yield emit(waiting);
}

/** Creates a cached function of change times, because two shots share a change. */
function timing(frameAt: FindOptions['frameAt']): (change: Change) => Promise<number> {
  const known = new WeakMap<Change, Promise<number>>();
  return (change) => {
    const time = known.get(change) ?? timeOfChange(change, frameAt);
    known.set(change, time);
    return time;
  };
}

/** Returns the middle of a transition by bisection, or the first frame that shows it. */
async function timeOfChange({ before, after, settled = after }: Change, frameAt: FindOptions['frameAt']): Promise<number> {
  if (!before || !frameAt) return after.time;
  let [from, to] = [before.time, settled.time];
  while (to - from > changeTimeAccuracySeconds) {
    const middle = (from + to) / 2;
    const signature = await frameAt(middle);
    if (!signature) return after.time;
    if (isNearer(signature, settled.signature, before.signature)) to = middle;
    else from = middle;
  }
  return to;
}
