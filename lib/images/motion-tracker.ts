import { type Cells, cellCount } from './cells.ts';

/** Which parts of a video move all the time: the speaker in a corner, a clip on a slide. */
export interface MotionTracker {
  /** Tells which cells are not as they were in the frame before. */
  addFrame(moved: Cells): void;
  cells(): Cells;
}

/** What a cell's movement of one frame counts after each further one. */
const decay = 0.88;
/** Reached by a cell that moves in five frames one after the other: no change of slides takes so long. */
const movingThreshold = 0.45;
/** Frames after which a cell that was restless counts as calm. */
const calmAfterFrames = 6;

export function createMotionTracker(): MotionTracker {
  const activity = new Float32Array(cellCount);
  const calm = new Uint16Array(cellCount);
  const cells = new Uint8Array(cellCount);
  return {
    addFrame(moved) {
      for (let cell = 0; cell < cellCount; cell++) {
        activity[cell] = decay * activity[cell]! + (1 - decay) * moved[cell]!;
        calm[cell] = moved[cell] ? 0 : calm[cell]! + 1;
        if (activity[cell]! > movingThreshold) cells[cell] = 1;
        else if (calm[cell]! >= calmAfterFrames) cells[cell] = 0;
      }
    },
    cells: () => cells,
  };
}
