/** The answer of a media item to what its title asks or promises. */
export interface TitlePromise {
  answered: boolean;
  /** Ascending indexes of the cues of the answer, or of what comes closest to one; empty if nothing does. */
  cites: number[];
  /** The sentences of these cues. */
  text: string;
}
