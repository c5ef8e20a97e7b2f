import type { CaptionSnapshot, PageCue } from '../contract/page.ts';

/** Raw captions: a file's bytes, the WebVTT segments of a stream, the cues of a text track, or snapshots of a live one. */
export type CaptionBody = CaptionFile | SegmentedCaptions | { cues: PageCue[] } | { snapshots: TimedCaptionSnapshot[] };

/** The WebVTT segments of a stream, with the start of each by its playlist in seconds, if known. */
export interface SegmentedCaptions {
  segments: string[];
  starts?: number[];
}

/** Bytes of a caption file. */
export interface CaptionFile {
  base64: string;
  contentType?: string;
  /** Whether it is the transcript of a podcast, where a name with a colon is a speaker and paragraphs of HTML are text. */
  isPodcast?: boolean;
  /** Whether the file is the joined segments of a stream, the first of which starts the clock. */
  isStream?: boolean;
}

/**
 * Cues that a page's live text track received since the previous sample, with the time of the sample (`at`) in milliseconds
 * since 1970.
 */
export type TimedCaptionSnapshot = CaptionSnapshot & { at: number };
