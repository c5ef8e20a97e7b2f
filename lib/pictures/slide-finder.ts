import { type Cells, changedCells, common, sizeOf, union, without } from './cells.ts';
import { inkOf } from './ink.ts';
import { relate } from './relation.ts';
import { watchRestlessness } from './restlessness.ts';
import { type Change, count, type Frame, joined, newShot, type Shot } from './shot.ts';
import type { Signature } from './signature.ts';

/** Seconds between frames from which on nothing can be seen to come to rest: each frame counts. */
const farApart = 3;
/** Seconds after which movement is no transition any more but a film. */
const longestTransition = 2.5;
/** Share of what stands in the picture that moves when all of it does. */
const allMoves = 0.6;
/** Frames that are kept until it is clear what they lead to. */
const mostUnsettled = 10;
/** Cells that must differ before anything has changed. */
const leastChange = 3;

/** Cuts a video into shots, frame by frame in the order of time, holding a few frames only. */
export interface SlideFinder {
  /** Shots that are over and known not to go on. */
  see(frame: Frame): Shot[];
  /** The rest, when there are no more frames. */
  end(): Shot[];
  /** Whether nothing happens between two frames but what moves all the time. */
  isQuiet(a: Signature, b: Signature): boolean;
}

export function createSlideFinder(): SlideFinder {
  const restlessness = watchRestlessness();
  /** The last two frames. */
  let earlier: Frame | undefined;
  let previous: Frame | undefined;
  let current: Shot | undefined;
  /** Over, but perhaps a part of what follows. */
  let closed: Shot | undefined;
  /** Frames that differ from the current shot, while it is open whether they are the way to another. */
  let unsettled: Frame[] = [];
  /** Since when all of the picture moves. */
  let movesSince: Frame | undefined;

  /** Takes a shot as over; what it turns out not to be a part of is over for good. */
  function close(shot: Shot): Shot[] {
    const whole = closed && isDirectlyAfter(closed, shot) ? joined(closed, shot) : undefined;
    const over = closed && !whole ? [closed] : [];
    closed = whole ?? shot;
    return over;
  }

  function begin(change: Change, frame: Frame): Shot[] {
    const over = current ? close({ ...current, ends: change }) : [];
    current = newShot(change, frame);
    unsettled = [];
    movesSince = undefined;
    return over;
  }

  function seeNext(frame: Frame, before: Frame): Shot[] {
    const isFar = frame.time - before.time > farApart;
    const moved = changedCells(before.signature, frame.signature);
    const share = movedShare(moved, before.signature, frame.signature);
    if (!current) {
      if (isFar) return begin({ before, after: frame }, frame);
      return share < allMoves ? begin({ before: earlier, after: before }, frame) : [];
    }
    const ignored = restlessness.cells();
    const changed = without(changedCells(current.last.signature, frame.signature), ignored);
    const isChanged = sizeOf(changed) >= leastChange;
    const isSettled = isFar || 2 * sizeOf(without(changed, moved)) >= sizeOf(changed);
    if (isChanged && !isSettled) return wait(current, frame, before, share);
    const relation = !isChanged
      ? 'same'
      : relate(current.fullest.signature, frame.signature, isFar ? ignored : union(ignored, moved));
    if (relation === 'other') return begin(changeTo(frame, current.last, unsettled), frame);
    restlessness.see(moved);
    unsettled = [];
    movesSince = undefined;
    count(current, before, frame);
    current.last = frame;
    if (relation === 'fuller') current.fullest = frame;
    return [];
  }

  /** Something differs and has not come to rest yet: a transition, or a film. */
  function wait(shot: Shot, frame: Frame, before: Frame, share: number): Shot[] {
    unsettled = [...unsettled.slice(1 - mostUnsettled), frame];
    if (share < allMoves) {
      count(shot, before, frame);
      restlessness.see(changedCells(before.signature, frame.signature));
      movesSince = undefined;
      return [];
    }
    movesSince ??= frame;
    if (frame.time - movesSince.time < longestTransition) return [];
    current = undefined;
    unsettled = [];
    return close({ ...shot, ends: { before: shot.last, after: movesSince } });
  }

  return {
    see(frame) {
      const over = previous ? seeNext(frame, previous) : begin({ after: frame }, frame);
      earlier = previous;
      previous = frame;
      return over;
    },
    end() {
      const over = current ? close(current) : [];
      return closed ? [...over, closed] : over;
    },
    isQuiet: (a, b) => sizeOf(without(changedCells(a, b), restlessness.cells())) < leastChange,
  };
}

/** To a frame that has come to rest; the change is where the frames under way begin to leave what was there before. */
function changeTo(settled: Frame, before: Frame | undefined, unsettled: readonly Frame[]): Change {
  if (!before) return { after: settled };
  const differing = changedCells(before.signature, settled.signature);
  const isLeaving = ({ signature }: Frame) =>
    2 * sizeOf(common(changedCells(before.signature, signature), differing)) >= sizeOf(differing);
  const place = unsettled.findIndex(isLeaving);
  if (place < 0) return { before: unsettled.at(-1) ?? before, after: settled, settled };
  return { before: unsettled[place - 1] ?? before, after: unsettled[place]!, settled };
}

const isDirectlyAfter = (a: Shot, b: Shot): boolean => a.ends?.after === b.begins.after;

function movedShare(moved: Cells, a: Signature, b: Signature): number {
  const ink = union(inkOf(a).cells, inkOf(b).cells);
  const inked = sizeOf(ink);
  return inked === 0 ? 0 : sizeOf(common(moved, ink)) / inked;
}
