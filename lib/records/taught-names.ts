import type { NameReplacement } from '../contract/name-correction.ts';

/** Names of a channel, or of a media item without one, that the user has taught. */
export interface TaughtNames {
  /** Names and terms in their spelling, newest first. */
  terms?: string[];
  /** Corrections that the user has undone, newest first. */
  rejectedNames?: NameReplacement[];
}
