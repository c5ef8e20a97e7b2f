/** A part of a transcript: a cue, a turn or a sentence. Generated text cites units by their index. Times in seconds. */
export interface TextUnit {
  text: string;
  speaker?: string;
  startTime?: number;
  endTime?: number;
}
