/** The answer of a media item to what its title asks or promises. */
export interface TitlePromise {
  answered: boolean;
  /** Ascending indexes of the cues of the answer, or of the closest sentences; empty if there are none. */
  cites: number[];
  /** The sentences of these cues. */
  text: string;
}
