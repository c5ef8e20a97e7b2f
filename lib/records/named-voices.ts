import type { TaughtNames } from './taught-names.ts';

/**
 * Speakers that the user has named, by channel or media item, so that later transcripts recognize them. Includes the names that
 * the user taught for media without a subscribed channel.
 */
export interface NamedVoices extends TaughtNames {
  /** Address of the channel, or a content id for media without one. */
  of: string;
  voices: { name: string; voice?: number[] }[];
}
