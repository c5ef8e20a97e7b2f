/** A span of a media item. Seconds. */
export interface TimeSpan {
  startTime: number;
  endTime: number;
}

/** Returns the sum of the durations of spans in seconds. */
export const totalSeconds = (spans: readonly TimeSpan[]): number =>
  spans.reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0);
