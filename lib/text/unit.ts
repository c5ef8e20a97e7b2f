/** A piece of a transcript: a cue, a turn or a sentence. Made text cites units by their index. Times in seconds. */
export interface Unit {
  text: string;
  speaker?: string;
  startTime?: number;
  endTime?: number;
}
