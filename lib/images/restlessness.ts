import { type Cells, cellCount } from './cells.ts';

/** Which parts of a video move all the time: the speaker in a corner, a clip on a slide. */
export interface Restlessness {
  /** Tells which cells are not as they were in the frame before. */
  see(moved: Cells): void;
  cells(): Cells;
}

/** What a cell's movement of one frame counts after each further one. */
const memory = 0.88;
/** Reached by a cell that moves in five frames one after the other: no change of slides takes so long. */
const restless = 0.45;
/** Frames after which a cell that was restless counts as calm. */
const calmAfter = 6;

export function watchRestlessness(): Restlessness {
  const activity = new Float32Array(cellCount);
  const calm = new Uint16Array(cellCount);
  const cells = new Uint8Array(cellCount);
  return {
    see(moved) {
      for (let cell = 0; cell < cellCount; cell++) {
        activity[cell] = memory * activity[cell]! + (1 - memory) * moved[cell]!;
        calm[cell] = moved[cell] ? 0 : calm[cell]! + 1;
        if (activity[cell]! > restless) cells[cell] = 1;
        else if (calm[cell]! >= calmAfter) cells[cell] = 0;
      }
    },
    cells: () => cells,
  };
}
