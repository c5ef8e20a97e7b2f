import type { GenerationInfo } from './generation.ts';

/** A paragraph of a polished transcript with the cues that it renders and its chapter's title. */
export interface Paragraph {
  text: string;
  /** First cue, and the cue after the last. */
  from: number;
  to: number;
  chapterTitle: string;
}

/** A media item's transcript as readable paragraphs with punctuation, in its own language. */
export interface PolishedTranscript {
  contentId: string;
  trackId: string;
  /** Cache key of the request, the track included. */
  key: string;
  paragraphs: Paragraph[];
  made: GenerationInfo;
  createdAt: number;
}
