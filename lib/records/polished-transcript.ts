import type { GenerationInfo } from './generation.ts';

export interface Paragraph {
  text: string;
  /** First cue, and the cue after the last. */
  from: number;
  to: number;
  chapterTitle: string;
}

/** The transcript as readable paragraphs. */
export interface PolishedTranscript {
  contentId: string;
  trackId: string;
  /** Cache key of the request, the track included. */
  key: string;
  paragraphs: Paragraph[];
  made: GenerationInfo;
  createdAt: number;
}
