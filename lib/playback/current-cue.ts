/** Returns the index of the last cue that starts at or before a time, or -1 before the first. Cues are in order of start. */
export function currentCue(cues: readonly { startTime: number }[], time: number): number {
  let low = 0;
  let high = cues.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (cues[middle]!.startTime <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
