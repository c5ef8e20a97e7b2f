import { type CellMask, changedCells, countCells, intersectCells, subtractCells, unionCells } from './cells.ts';
import { changeTo, changeToRest } from './change-to.ts';
import { foregroundOf } from './foreground.ts';
import { isBetween } from './is-between.ts';
import { createMotionTracker } from './motion-tracker.ts';
import { relate } from './relation.ts';
import { addFrame, type Change, createShot, type Frame, joinShots, type Shot } from './shot.ts';
import type { Signature } from './signature.ts';

/**
 * Seconds between frames from which stability can't be observed: each frame is a shot of its own, unless it belongs to a
 * transition.
 */
const minGapSeconds = 3;
/** Seconds after which removed content is gone, however the following content moves. */
const maxTransitionSeconds = 2.5;
/** Seconds after which content that is still moving counts as constant motion. */
const maxWaitSeconds = 4;
/** Share of the foreground that counts as nearly all of it. */
const nearlyAllShare = 0.75;
/** Minimum share of the difference that must be stable; the remainder may belong to a transition. */
const minSettledShare = 0.75;
/** Number of recent frames that are kept as a possible transition. */
const maxRecent = 4;
/** Maximum number of frames whose outcome is undecided. */
const maxUnsettled = 10;
/** Minimum number of different cells that make a change. */
const minChange = 3;

/** Divides a video into shots, frame by frame in order of time; holds a few frames only. */
export interface SlideFinder {
  /** Processes a frame and returns the shots that have ended for good. */
  addFrame(frame: Frame): Shot[];
  /** Returns the remaining shots after the last frame. */
  end(): Shot[];
  /** Whether nothing changes between two frames except for constant motion. */
  isQuiet(a: Signature, b: Signature): boolean;
}

/** Creates the finder for one video; frames of different videos must not be mixed. */
export function createSlideFinder(): SlideFinder {
  const motion = createMotionTracker();
  /** Latest frames, the newest first. */
  let recent: Frame[] = [];
  let current: Shot | undefined;
  /** Ended shot that a later frame may continue. */
  let closed: Shot | undefined;
  /** Frames that differ from the current shot and may lead to another one. */
  let unsettled: Frame[] = [];
  /** Pairs of frames whose difference is either motion or the transition to another shot. */
  let uncounted: [Frame, Frame][] = [];
  /** First frame without content of the current shot. */
  let goneSince: Frame | undefined;
  /** Frame that is far from the previous one and not processed yet. */
  let held: Frame | undefined;

  /** Ends a shot and returns the shot before it if it is not a part of it. */
  function close(ended: Shot): Shot[] {
    const shot = { ...ended, moving: motion.cells().slice() };
    const whole = closed && isDirectlyAfter(closed, shot) ? joinShots(closed, shot) : undefined;
    const before = closed && !whole ? [closed] : [];
    closed = whole ?? shot;
    return before;
  }

  /** Counts the motion in a shot, without transitions to another. */
  function countMoves(shot: Shot): void {
    for (const [before, frame] of uncounted) {
      addFrame(shot, before, frame);
      motion.addFrame(changedCells(before.signature, frame.signature));
    }
    uncounted = [];
  }

  function startShot(change: Change, frame: Frame): Shot[] {
    const ended = current ? close({ ...current, ends: change }) : [];
    current = createShot(change, frame);
    uncounted = [];
    unsettled = [];
    goneSince = undefined;
    return ended;
  }

  function processNext(frame: Frame, before: Frame): Shot[] {
    const isFar = frame.time - before.time > minGapSeconds;
    const moved = changedCells(before.signature, frame.signature);
    if (!current) {
      if (isFar) return startShot({ before, after: frame }, frame);
      const isFootage =
        shareOf(moved, unionCells(foregroundOf(before.signature).cells, foregroundOf(frame.signature).cells)) >= nearlyAllShare;
      return isFootage ? [] : startShot(changeToRest(recent), frame);
    }
    const ignored = motion.cells();
    const changed = subtractCells(changedCells(current.last.signature, frame.signature), ignored);
    const isChanged = countCells(changed) >= minChange;
    const isSettled = isFar || countCells(subtractCells(changed, moved)) >= minSettledShare * countCells(changed);
    if (isChanged && !isSettled) return wait(current, frame, before);
    const relation = !isChanged
      ? 'same'
      : relate(current.fullest.signature, frame.signature, isFar ? ignored : unionCells(ignored, moved));
    if (relation === 'other') return startShot(changeTo(frame, current.last, unsettled, ignored), frame);
    uncounted.push([before, frame]);
    countMoves(current);
    unsettled = [];
    goneSince = undefined;
    current.last = frame;
    if (relation === 'fuller') current.fullest = frame;
    return [];
  }

  /** Handles a difference that is not stable yet: a transition, or footage. */
  function wait(shot: Shot, frame: Frame, before: Frame): Shot[] {
    unsettled = [...unsettled.slice(1 - maxUnsettled), frame];
    const gone = changedCells(shot.last.signature, frame.signature);
    if (shareOf(gone, foregroundOf(shot.last.signature).cells) < nearlyAllShare) {
      uncounted.push([before, frame]);
      if (frame.time - uncounted[0]![0].time > maxWaitSeconds) countMoves(shot);
      goneSince = undefined;
      return [];
    }
    goneSince ??= frame;
    if (frame.time - goneSince.time < maxTransitionSeconds) return [];
    current = undefined;
    uncounted = [];
    unsettled = [];
    return close({ ...shot, ends: { before: shot.last, after: goneSince } });
  }

  function processFrame(frame: Frame): Shot[] {
    const [previous] = recent;
    const ended = previous ? processNext(frame, previous) : startShot({ after: frame }, frame);
    recent = [frame, ...recent.slice(0, maxRecent - 1)];
    return ended;
  }

  /** Processes the held frame. A frame of a transition belongs to no shot, and the next frame starts one. */
  function processHeld(next?: Frame): Shot[] {
    const frame = held;
    held = undefined;
    if (!frame) return [];
    if (!next || !current || !isPassing(frame, current, next)) return processFrame(frame);
    recent = [next, frame, ...recent].slice(0, maxRecent);
    return startShot({ before: current.last, after: frame, settled: next }, next);
  }

  const isPassing = (frame: Frame, { last, fullest }: Shot, next: Frame) =>
    isBetween(frame.signature, last.signature, next.signature) &&
    relate(fullest.signature, next.signature, motion.cells()) === 'other';

  return {
    addFrame(frame) {
      const ended = processHeld(frame);
      const [last] = recent;
      if (last === frame) return ended;
      if (!last || frame.time - last.time <= minGapSeconds) return [...ended, ...processFrame(frame)];
      held = frame;
      return ended;
    },
    end() {
      const ended = processHeld();
      if (current) ended.push(...close(current));
      return closed ? [...ended, closed] : ended;
    },
    isQuiet: (a, b) => countCells(subtractCells(changedCells(a, b), motion.cells())) < minChange,
  };
}

const isDirectlyAfter = (a: Shot, b: Shot): boolean => a.ends?.after === b.begins.after;

const shareOf = (cells: CellMask, whole: CellMask): number =>
  countCells(intersectCells(cells, whole)) / Math.max(1, countCells(whole));
