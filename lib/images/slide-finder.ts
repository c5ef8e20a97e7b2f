import { type Cells, changedCells, common, sizeOf, union, without } from './cells.ts';
import { changeTo, changeToRest } from './change-to.ts';
import { inkOf } from './ink.ts';
import { isBetween } from './is-between.ts';
import { createMotionTracker } from './motion-tracker.ts';
import { relate } from './relation.ts';
import { type Change, count, type Frame, joined, newShot, type Shot } from './shot.ts';
import type { Signature } from './signature.ts';

/** Seconds between frames from which on nothing can be seen to come to rest: each frame counts, if it is no transition's. */
const farApart = 3;
/** Seconds after which what has left the picture is gone, however that which follows moves. */
const longestTransition = 2.5;
/** Seconds after which what has not come to rest moves for good. */
const longestWait = 4;
/** Share of what stands in a picture that is nearly all of it. */
const nearlyAll = 0.75;
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
  const motion = createMotionTracker();
  /** The last frames, the newest first. */
  let recent: Frame[] = [];
  let current: Shot | undefined;
  /** Over, but perhaps a part of what follows. */
  let closed: Shot | undefined;
  /** Frames that differ from the current shot, while it is open whether they are the way to another. */
  let unsettled: Frame[] = [];
  /** Pairs of frames of which it is open whether something moves between them or goes over into another shot. */
  let uncounted: [Frame, Frame][] = [];
  /** Since when next to nothing of the current shot is to be seen. */
  let goneSince: Frame | undefined;
  /** Far from the frame before it, and not looked at yet. */
  let held: Frame | undefined;

  /** Takes a shot as over; what it turns out not to be a part of is over for good. */
  function close(over: Shot): Shot[] {
    const shot = { ...over, restless: motion.cells().slice() };
    const whole = closed && isDirectlyAfter(closed, shot) ? joined(closed, shot) : undefined;
    const before = closed && !whole ? [closed] : [];
    closed = whole ?? shot;
    return before;
  }

  /** What moves in a shot, as far as it is no transition to another. */
  function countMoves(shot: Shot): void {
    for (const [before, frame] of uncounted) {
      count(shot, before, frame);
      motion.addFrame(changedCells(before.signature, frame.signature));
    }
    uncounted = [];
  }

  function begin(change: Change, frame: Frame): Shot[] {
    const over = current ? close({ ...current, ends: change }) : [];
    current = newShot(change, frame);
    uncounted = [];
    unsettled = [];
    goneSince = undefined;
    return over;
  }

  function seeNext(frame: Frame, before: Frame): Shot[] {
    const isFar = frame.time - before.time > farApart;
    const moved = changedCells(before.signature, frame.signature);
    if (!current) {
      if (isFar) return begin({ before, after: frame }, frame);
      const isFilm = shareOf(moved, union(inkOf(before.signature).cells, inkOf(frame.signature).cells)) >= nearlyAll;
      return isFilm ? [] : begin(changeToRest(recent), frame);
    }
    const ignored = motion.cells();
    const changed = without(changedCells(current.last.signature, frame.signature), ignored);
    const isChanged = sizeOf(changed) >= leastChange;
    const isSettled = isFar || sizeOf(without(changed, moved)) >= mostlySettled * sizeOf(changed);
    if (isChanged && !isSettled) return wait(current, frame, before);
    const relation = !isChanged
      ? 'same'
      : relate(current.fullest.signature, frame.signature, isFar ? ignored : union(ignored, moved));
    if (relation === 'other') return begin(changeTo(frame, current.last, unsettled, ignored), frame);
    uncounted.push([before, frame]);
    countMoves(current);
    unsettled = [];
    goneSince = undefined;
    current.last = frame;
    if (relation === 'fuller') current.fullest = frame;
    return [];
  }

  /** Something differs and has not come to rest yet: a transition, or a film. */
  function wait(shot: Shot, frame: Frame, before: Frame): Shot[] {
    unsettled = [...unsettled.slice(1 - mostUnsettled), frame];
    const gone = changedCells(shot.last.signature, frame.signature);
    if (shareOf(gone, inkOf(shot.last.signature).cells) < nearlyAll) {
      uncounted.push([before, frame]);
      if (frame.time - uncounted[0]![0].time > longestWait) countMoves(shot);
      goneSince = undefined;
      return [];
    }
    goneSince ??= frame;
    if (frame.time - goneSince.time < longestTransition) return [];
    current = undefined;
    uncounted = [];
    unsettled = [];
    return close({ ...shot, ends: { before: shot.last, after: goneSince } });
  }

  function seeOne(frame: Frame): Shot[] {
    const [previous] = recent;
    const over = previous ? seeNext(frame, previous) : begin({ after: frame }, frame);
    recent = [frame, ...recent.slice(0, mostRecent - 1)];
    return over;
  }

  /** Looks at what was held; a transition's frame is none of a shot, and the one after it begins the next. */
  function seeHeld(next?: Frame): Shot[] {
    const frame = held;
    held = undefined;
    if (!frame) return [];
    if (!next || !current || !isPassing(frame, current, next)) return seeOne(frame);
    recent = [next, frame, ...recent].slice(0, mostRecent);
    return begin({ before: current.last, after: frame, settled: next }, next);
  }

  const isPassing = (frame: Frame, { last, fullest }: Shot, next: Frame) =>
    isBetween(frame.signature, last.signature, next.signature) &&
    relate(fullest.signature, next.signature, motion.cells()) === 'other';

  return {
    see(frame) {
      const over = seeHeld(frame);
      const [last] = recent;
      if (last === frame) return over;
      if (!last || frame.time - last.time <= farApart) return [...over, ...seeOne(frame)];
      held = frame;
      return over;
    },
    end() {
      const over = seeHeld();
      if (current) over.push(...close(current));
      return closed ? [...over, closed] : over;
    },
    isQuiet: (a, b) => sizeOf(without(changedCells(a, b), motion.cells())) < leastChange,
  };
}

const isDirectlyAfter = (a: Shot, b: Shot): boolean => a.ends?.after === b.begins.after;

const shareOf = (cells: Cells, whole: Cells): number => sizeOf(common(cells, whole)) / Math.max(1, sizeOf(whole));
