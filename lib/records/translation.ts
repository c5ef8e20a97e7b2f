import type { GenerationInfo } from './generation.ts';

/** Cues in another language, one text a cue, in the order of the cues. */
export interface Translation {
  contentId: string;
  trackId: string;
  key: string;
  language: string;
  texts: string[];
  made: GenerationInfo;
  createdAt: number;
}
