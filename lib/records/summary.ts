import type { GenerationInfo } from './generation.ts';
import type { TaskOptions } from './task-options.ts';

/** Content of a summary: lines with the cues that they cite. */
export interface SummaryContent {
  language: string;
  /** An overview in one or two lines: kind, length and speakers; subject. In the language of the transcript. */
  overview?: string;
  lines: CitedLine[];
  chapters: SummaryChapter[];
  /** Advertising segments, in order; absent if none was found. */
  promotions?: Promotion[];
}

/** A part of a transcript that advertises: a sponsor's read, or a call to subscribe. */
export interface Promotion {
  kind: 'sponsor' | 'subscription';
  /** First cue, and the cue after the last. */
  from: number;
  to: number;
}

/** A line of a generated text with the cues that support it. */
export interface CitedLine {
  text: string;
  /** Indexes of cues, ascending, never empty. */
  cites: number[];
  /** Whether the cited cues share too few words with the line; set in translations and texts to the user's own prompt. */
  isUnsupported?: boolean;
}

/** A chapter of a summary: its span of the media item, and the lines that summarize it. */
export interface SummaryChapter {
  /** Seconds. */
  start: number;
  end: number;
  title: string;
  /** First cue, and the cue after the last. */
  from: number;
  to: number;
  lines: CitedLine[];
}

/** A version of a summary or an article, with how it was generated. The lines of an article's chapters are its sentences. */
export interface Summary {
  summaryId: string;
  contentId: string;
  /** Cache key of the request; equal requests have equal keys. */
  key: string;
  /** Options of the request. */
  wish: TaskOptions;
  trackId: string;
  /** Seconds that were transcribed when the text was made, if that was only a part. */
  heard?: number;
  createdAt: number;
  digest: SummaryContent;
  made: GenerationInfo;
}
