import { type CellMask, cellCount } from './cells.ts';

/**
 * Tracks the cells of the image grid that are in constant motion throughout a video: the speaker in a corner, a clip on a
 * slide.
 */
export interface MotionTracker {
  /** Records the cells that changed since the previous frame. */
  addFrame(moved: CellMask): void;
  cells(): CellMask;
}

/** Factor by which the weight of a cell's movement decays per frame. */
const decayPerFrame = 0.88;
/** Motion level of a cell that moves in five consecutive frames, longer than any change of slides. */
const movingThreshold = 0.45;
/** Number of frames without motion after which a moving cell counts as static. */
const calmAfterFrames = 6;

/** Creates a tracker; at first no cell counts as moving. */
export function createMotionTracker(): MotionTracker {
  const activity = new Float32Array(cellCount);
  const calm = new Uint16Array(cellCount);
  const cells = new Uint8Array(cellCount);
  return {
    addFrame(moved) {
      for (let cell = 0; cell < cellCount; cell++) {
        activity[cell] = decayPerFrame * activity[cell]! + (1 - decayPerFrame) * moved[cell]!;
        calm[cell] = moved[cell] ? 0 : calm[cell]! + 1;
        if (activity[cell]! > movingThreshold) cells[cell] = 1;
        else if (calm[cell]! >= calmAfterFrames) cells[cell] = 0;
      }
    },
    cells: () => cells,
  };
}
