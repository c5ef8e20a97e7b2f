import type { TaughtNames } from './taught-names.ts';

/**
 * Speakers that the user has named, by channel or media item, so that later transcripts recognize them; with the names that the
 * user has taught where no channel is subscribed to.
 */
export interface NamedVoices extends TaughtNames {
  /** Address of the channel, or a content id for media without one. */
  of: string;
  voices: { name: string; voice?: number[] }[];
}
