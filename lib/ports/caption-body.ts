import type { CaptionSnapshot, PageCue } from '../contract/page.ts';

/** Raw captions: a file's bytes, the WebVTT segments of a stream, the cues of a text track, or snapshots of a live one. */
export type CaptionBody =
  | { base64: string; contentType?: string }
  | { segments: string[] }
  | { cues: PageCue[] }
  | { snapshots: TimedCaptionSnapshot[] };

/**
 * Cues that a page's live text track received since the previous sample, with the time of the sample (`at`) in milliseconds
 * since 1970.
 */
export type TimedCaptionSnapshot = CaptionSnapshot & { at: number };
