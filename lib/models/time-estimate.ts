/** Estimate of the time that a model of this device still needs for a text of several parts. */
export interface TimeEstimate {
  /** Counts a chunk of a response, about one word. Returns whether the estimate is available now. */
  addPiece(): boolean;
  /** Ends a part. A part that arrived at once, such as a stored response, is not measured. */
  endPart(): void;
  /** Undefined until enough has been written. */
  secondsLeft(): number | undefined;
}

/** Pieces before the first estimate: fewer would measure the loading of the model. */
const minPieces = 100;

/** Starts an estimate; `expectedPieces` is the expected length of each part, used until a part has been measured. */
export function startTimeEstimate(partCount: number, expectedPieces: number, now: () => number): TimeEstimate {
  const startedAt = now();
  let pieces = 0;
  let partPieces = 0;
  let measuredParts = 0;
  let partsLeft = partCount;
  return {
    addPiece() {
      pieces += 1;
      partPieces += 1;
      return pieces === minPieces;
    },
    endPart() {
      if (partPieces > 1) measuredParts += 1;
      partsLeft -= 1;
      partPieces = 0;
    },
    secondsLeft() {
      if (pieces < minPieces) return undefined;
      const piecesAPart = measuredParts > 0 ? (pieces - partPieces) / measuredParts : Math.max(expectedPieces, partPieces);
      const left = Math.max(0, partsLeft * piecesAPart - partPieces);
      return Math.round((left * (now() - startedAt)) / pieces / 1000);
    },
  };
}
