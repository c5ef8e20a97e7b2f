import { type Cells, changedCells, common, sizeOf, union, without } from './cells.ts';
import { inkOf } from './ink.ts';
import { isNearer } from './is-nearer.ts';
import { isBetween } from './is-transition.ts';
import { relate } from './relation.ts';
import { watchRestlessness } from './restlessness.ts';
import { type Change, count, type Frame, joined, newShot, type Shot } from './shot.ts';
import type { Signature } from './signature.ts';

/** Seconds between frames from which on nothing can be seen to come to rest: each frame counts. */
const farApart = 3;
/** Seconds after which movement is no transition any more but a film. */
const longestTransition = 2.5;
/** Seconds after which what has not come to rest moves for good. */
const longestWait = 4;
/** Share of what stands in the picture that moves when all of it does. */
const allMoves = 0.75;
/** Share of what differs that must have come to rest: what is still moving may be the rest of a transition. */
const mostlySettled = 0.75;
/** Frames that are kept in case that they were a transition. */
const mostRecent = 4;
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
  /** The last frames, the newest first. */
  let recent: Frame[] = [];
  let current: Shot | undefined;
  /** Over, but perhaps a part of what follows. */
  let closed: Shot | undefined;
  /** Frames that differ from the current shot, while it is open whether they are the way to another. */
  let unsettled: Frame[] = [];
  /** Pairs of frames of which it is open whether something moves between them or goes over into another shot. */
  let uncounted: [Frame, Frame][] = [];
  /** Since when all of the picture moves. */
  let movesSince: Frame | undefined;

  /** Takes a shot as over; what it turns out not to be a part of is over for good. */
  function close(over: Shot): Shot[] {
    const shot = { ...over, restless: restlessness.cells().slice() };
    const whole = closed && isDirectlyAfter(closed, shot) ? joined(closed, shot) : undefined;
    const before = closed && !whole ? [closed] : [];
    closed = whole ?? shot;
    return before;
  }

  /** What moves in a shot, as far as it is no transition to another. */
  function countMoves(shot: Shot): void {
    for (const [before, frame] of uncounted) {
      count(shot, before, frame);
      restlessness.see(changedCells(before.signature, frame.signature));
    }
    uncounted = [];
  }

  function begin(change: Change, frame: Frame): Shot[] {
    const over = current ? close({ ...current, ends: change }) : [];
    current = newShot(change, frame);
    uncounted = [];
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
      return share < allMoves ? begin(changeToRest(recent), frame) : [];
    }
    const ignored = restlessness.cells();
    const changed = without(changedCells(current.last.signature, frame.signature), ignored);
    const isChanged = sizeOf(changed) >= leastChange;
    const isSettled = isFar || sizeOf(without(changed, moved)) >= mostlySettled * sizeOf(changed);
    if (isChanged && !isSettled) return wait(current, frame, before, share);
    const relation = !isChanged
      ? 'same'
      : relate(current.fullest.signature, frame.signature, isFar ? ignored : union(ignored, moved));
    if (relation === 'other') return begin(changeTo(frame, current.last, unsettled), frame);
    uncounted.push([before, frame]);
    countMoves(current);
    unsettled = [];
    movesSince = undefined;
    current.last = frame;
    if (relation === 'fuller') current.fullest = frame;
    return [];
  }

  /** Something differs and has not come to rest yet: a transition, or a film. */
  function wait(shot: Shot, frame: Frame, before: Frame, share: number): Shot[] {
    unsettled = [...unsettled.slice(1 - mostUnsettled), frame];
    if (share < allMoves) {
      uncounted.push([before, frame]);
      if (frame.time - uncounted[0]![0].time > longestWait) countMoves(shot);
      movesSince = undefined;
      return [];
    }
    movesSince ??= frame;
    if (frame.time - movesSince.time < longestTransition) return [];
    current = undefined;
    uncounted = [];
    unsettled = [];
    return close({ ...shot, ends: { before: shot.last, after: movesSince } });
  }

  return {
    see(frame) {
      const [previous] = recent;
      const over = previous ? seeNext(frame, previous) : begin({ after: frame }, frame);
      recent = [frame, ...recent.slice(0, mostRecent - 1)];
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
  // What only leaves where it was, and does not come nearer, is a film.
  const isLeaving = ({ signature }: Frame) =>
    2 * sizeOf(common(changedCells(before.signature, signature), differing)) >= sizeOf(differing) &&
    (isNearer(signature, settled.signature, before.signature) || isBetween(signature, before.signature, settled.signature));
  const place = unsettled.findIndex(isLeaving);
  if (place < 0) return { before: unsettled.at(-1) ?? before, after: settled, settled };
  return { before: unsettled[place - 1] ?? before, after: unsettled[place]!, settled };
}

/** From a film to its newest frame, which stays; the change is where the frames before it begin to be a transition. */
function changeToRest([settled, ...earlier]: readonly Frame[]): Change {
  const isOnTheWay = (frame: Frame, place: number) => {
    const before = earlier[place + 1];
    return before !== undefined && isBetween(frame.signature, before.signature, settled!.signature);
  };
  const stays = earlier.findIndex((frame, place) => !isOnTheWay(frame, place));
  return { before: earlier[stays], after: earlier[stays - 1] ?? settled!, settled };
}

const isDirectlyAfter = (a: Shot, b: Shot): boolean => a.ends?.after === b.begins.after;

function movedShare(moved: Cells, a: Signature, b: Signature): number {
  const ink = union(inkOf(a).cells, inkOf(b).cells);
  const inked = sizeOf(ink);
  return inked === 0 ? 0 : sizeOf(common(moved, ink)) / inked;
}
