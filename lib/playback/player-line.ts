/** A subtitle over a player: at any time at most one is active. Times in seconds. */
export interface PlayerLine {
  startTime: number;
  endTime: number;
  text: string;
  /** The text in the second language, shown below. */
  translation?: string;
}
