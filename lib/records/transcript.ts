import type { Cue } from '../contract/cue.ts';
import type { Provenance } from '../contract/media.ts';
import type { NameCorrection } from '../contract/name-correction.ts';

/** The transcript of one track of a media item: captions, or a transcription of the audio. */
export interface Transcript {
  contentId: string;
  trackId: string;
  language: string;
  provenance: Provenance;
  cues: Cue[];
  /** Misheard names that are corrected in the cues, in the order of the text. */
  nameCorrections?: NameCorrection[];
  /** Whether the transcription is not finished yet, or the captions are those that a page has loaded so far. */
  isPartial?: boolean;
  /** Ids of the stored audio files that were transcribed to their end. */
  soundIds?: string[];
  /** Voice embeddings by the speakers' names, from the model that transcribed. */
  voices?: Record<string, number[]>;
  createdAt: number;
}
