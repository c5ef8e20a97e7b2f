import * as z from 'zod/mini';
import { MediaKind } from './media.ts';

/** Schemas of the answers of a page. Pages are untrusted, so the host validates each answer with these. */

/** A text track (captions or chapters) of a media element on a web page. */
export const PageTrack = z.object({
  trackId: z.string().check(z.maxLength(300)),
  language: z.string().check(z.maxLength(35)),
  label: z.string().check(z.maxLength(300)),
  /** Address of its file; absent for a track that a script filled. */
  url: z.optional(z.url({ protocol: /^https?$/ }).check(z.maxLength(8192))),
});
export type PageTrack = z.infer<typeof PageTrack>;

/** A media item as a page shows it, before its site's adapter has resolved it. */
export const PageMedia = z.object({
  contentId: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Address of this media item in every operation. */
  url: z.url({ protocol: /^https?$/ }).check(z.maxLength(8192)),
  kind: MediaKind,
  title: z.string().check(z.maxLength(1000)),
  /** Duration in seconds; 0 while unknown, and for live media. */
  duration: z.number().check(z.nonnegative()),
  /** Tracks that the page shows come first. */
  tracks: z.array(PageTrack).check(z.maxLength(200)),
  /** Address of the media file, if it can be downloaded directly. */
  soundUrl: z.optional(z.url({ protocol: /^https?$/ }).check(z.maxLength(8192))),
  /** The text track that holds the maker's chapters. */
  chapterTrackId: z.optional(z.string().check(z.maxLength(300))),
});
export type PageMedia = z.infer<typeof PageMedia>;

/** A cue as the browser returns it: `text` contains markup, and an endless cue has an end time beyond that of the media. */
export const PageCue = z.object({ startTime: z.number(), endTime: z.number(), text: z.string().check(z.maxLength(20_000)) });
export type PageCue = z.infer<typeof PageCue>;

/** Cues that a live text track of a page received since the previous sample. */
export const CaptionSnapshot = z.object({
  /** Source of the media element at that moment; another source may restart its clock. */
  source: z.string().check(z.maxLength(1000)),
  cues: z.array(PageCue).check(z.maxLength(300)),
});
export type CaptionSnapshot = z.infer<typeof CaptionSnapshot>;

/** CSS selectors of a transcript that a page shows in rows, each with its time. */
export interface TranscriptMarkup {
  /**
   * One entry for each generation of the markup; the first one that matches any rows is read. `time` and `text` are inside
   * `row`.
   */
  rows: { row: string; time: string; text: string }[];
  /** Search fields: while one is filled in, the page hides rows and the transcript is not complete. */
  filter: string;
}

/** One row of the transcript that a page shows. */
export const TranscriptRow = z.object({
  time: z.string().check(z.maxLength(200)),
  text: z.string().check(z.maxLength(20_000)),
  /** The previous address of the page if the row was there already, because then it may belong to the previous media item. */
  formerUrl: z.optional(z.string().check(z.maxLength(8192))),
});
export type TranscriptRow = z.infer<typeof TranscriptRow>;

/** A link of a page to another one. */
export const PageAnchor = z.object({ url: z.string().check(z.maxLength(8192)), text: z.string().check(z.maxLength(500)) });
export type PageAnchor = z.infer<typeof PageAnchor>;

/** A media item that a page links to. */
export interface LinkedMediaItem {
  contentId: string;
  url: string;
  /** Text of the link; '' if it has none. */
  title: string;
}

/** Answer to a request that a page sent; the body is in base64. */
export const PageFetched = z.object({ url: z.string(), status: z.int(), contentType: z.string(), base64: z.string() });
export type PageFetched = z.infer<typeof PageFetched>;

/** State of the playback of a media item on a page; times in seconds. */
export interface Playback {
  contentId: string;
  currentTime: number;
  paused: boolean;
}

/** A media item and the index of the media element that plays it; no index when the element is in a frame. */
export interface LocatedMedia {
  mediaItem: PageMedia;
  element?: number;
}
