/** Estimate of the time that a model of this device still needs for a text of several parts. */
export interface TimeEstimate {
  /** Counts a chunk of a response, about one word. Returns whether the estimate is available now. */
  addChunk(): boolean;
  /** Ends a part. A part that arrived at once, such as a stored response, is not measured. */
  endPart(): void;
  /** Undefined until enough has been written. */
  secondsLeft(): number | undefined;
}

/** Chunks before the first estimate: fewer would measure the loading of the model. */
const minChunks = 100;

/** Starts an estimate; `expectedChunks` is the expected length of each part, used until a part has been measured. */
export function startTimeEstimate(partCount: number, expectedChunks: number, now: () => number): TimeEstimate {
  const startedAt = now();
  let chunks = 0;
  let partChunks = 0;
  let measuredParts = 0;
  let partsLeft = partCount;
  return {
    addChunk() {
      chunks += 1;
      partChunks += 1;
      return chunks === minChunks;
    },
    endPart() {
      if (partChunks > 1) measuredParts += 1;
      partsLeft -= 1;
      partChunks = 0;
    },
    secondsLeft() {
      if (chunks < minChunks) return undefined;
      const chunksAPart = measuredParts > 0 ? (chunks - partChunks) / measuredParts : Math.max(expectedChunks, partChunks);
      const left = Math.max(0, partsLeft * chunksAPart - partChunks);
      return Math.round((left * (now() - startedAt)) / chunks / 1000);
    },
  };
}
