/** The speakers that a person has named, as far as they are to be heard again: of a channel, or of one medium. */
export interface NamedVoices {
  /** Address of the channel, or the content id of what has none. */
  of: string;
  voices: { name: string; voice?: number[] }[];
}
