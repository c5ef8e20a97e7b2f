/** Speakers that the user has named, by channel or media item, so that later transcripts recognize them. */
export interface NamedVoices {
  /** Address of the channel, or a content id for media without one. */
  of: string;
  voices: { name: string; voice?: number[] }[];
}
