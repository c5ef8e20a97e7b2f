import { type Cells, cellCount, sizeOf, union } from './cells.ts';
import { isNearer } from './is-nearer.ts';
import { isSlide } from './is-slide.ts';
import { isSame } from './relation.ts';
import { type Change, type Frame, restlessIn, type Shot } from './shot.ts';
import type { Signature } from './signature.ts';
import { createSlideFinder, type SlideFinder } from './slide-finder.ts';

/** A slide of a video. Times in seconds. */
export interface FoundSlide {
  startTime: number;
  endTime: number;
  /** When all that ever stands on it can be seen. */
  shownAt: number;
  signature: Signature;
  /** Share of the picture that moves all the time: a speaker, a clip. */
  moving: number;
  /** Place of the slide, told before, that shows the same. */
  sameAs?: number;
}

export interface FindOptions {
  /** End of the last frame; asked for behind it, when films that are still growing know. */
  readonly duration: number;
  finder?: SlideFinder;
  /** A frame between the given ones, to find out when exactly something changes. */
  frameAt?(time: number): Promise<Signature | undefined>;
  /** Slides that were told in an earlier run, which these go on from. */
  earlier?: readonly Signature[];
}

/** How exactly changes are timed where frames in between are to be had. */
const exactness = 0.25;
/** A slide that is gone for no longer is not gone. */
const shortestAbsence = 3;
/** So many slides are known again. */
const remembered = 300;

/**
 * The slides of a video from frames of it in the order of time, about one a second; fewer will do, but what is seen in one
 * frame only is judged by its look alone. Takes time linear in the frames.
 */
export async function* findSlides(
  frames: AsyncIterable<Frame> | Iterable<Frame>,
  options: FindOptions,
): AsyncGenerator<FoundSlide> {
  const { frameAt, finder = createSlideFinder(), earlier = [] } = options;
  const reported: { signature: Signature; restless: Cells }[] = earlier.map((signature) => ({
    signature,
    restless: new Uint8Array(cellCount),
  }));
  const timeOf = timing(frameAt);
  let waiting: (FoundSlide & { restless: Cells }) | undefined;

  async function* slidesOf(shots: readonly Shot[]): AsyncGenerator<FoundSlide> {
    for (const shot of shots) {
      if (!isSlide(shot)) continue;
      const startTime = await timeOf(shot.begins);
      const endTime = Math.max(startTime, shot.ends ? await timeOf(shot.ends) : options.duration);
      const { time: shownAt, signature } = shot.fullest;
      const restless = restlessIn(shot);
      const isLike = (other: { signature: Signature; restless: Cells }) =>
        isSame(other.signature, signature, union(other.restless, restless));
      if (waiting && startTime - waiting.endTime <= shortestAbsence && isLike(waiting)) {
        waiting.endTime = endTime;
        continue;
      }
      if (waiting) yield tell(waiting);
      const sameAs = reported.findIndex((other, place) => place >= reported.length - remembered && isLike(other));
      const moving = sizeOf(restless) / cellCount;
      waiting = { startTime, endTime, shownAt, signature, moving, restless, ...(sameAs >= 0 && { sameAs }) };
    }
  }

  function tell({ restless, ...slide }: NonNullable<typeof waiting>): FoundSlide {
    reported.push({ signature: slide.signature, restless });
    return slide;
  }

  for await (const frame of frames) yield* slidesOf(finder.see(frame));
  yield* slidesOf(finder.end());
  if (waiting) yield tell(waiting);
}

/** Times of changes; of two shots that meet in one change, each asks for it. */
function timing(frameAt: FindOptions['frameAt']): (change: Change) => Promise<number> {
  const known = new WeakMap<Change, Promise<number>>();
  return (change) => {
    const time = known.get(change) ?? timeOfChange(change, frameAt);
    known.set(change, time);
    return time;
  };
}

/** The middle of a transition, by halving the time in which it lies, or the first frame that shows it. */
async function timeOfChange({ before, after, settled = after }: Change, frameAt: FindOptions['frameAt']): Promise<number> {
  if (!before || !frameAt) return after.time;
  let [from, to] = [before.time, settled.time];
  while (to - from > exactness) {
    const middle = (from + to) / 2;
    const signature = await frameAt(middle);
    if (!signature) return after.time;
    if (isNearer(signature, settled.signature, before.signature)) to = middle;
    else from = middle;
  }
  return to;
}
