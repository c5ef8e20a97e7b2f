import * as z from 'zod/mini';
import { MediaKind } from './media.ts';

/** What a page answers. Pages are untrusted: the host validates each answer with these at its door. */

export const PageTrack = z.object({
  trackId: z.string().check(z.maxLength(300)),
  language: z.string().check(z.maxLength(35)),
  label: z.string().check(z.maxLength(300)),
  /** Where its file is; none for a track that a script filled. */
  url: z.optional(z.url({ protocol: /^https?$/ }).check(z.maxLength(8192))),
});
export type PageTrack = z.infer<typeof PageTrack>;

/** A medium as a page shows it, before its site has been asked. */
export const PageMedium = z.object({
  contentId: z.string().check(z.minLength(1), z.maxLength(200)),
  /** The address that stands for this medium in every operation. */
  url: z.url({ protocol: /^https?$/ }).check(z.maxLength(8192)),
  kind: MediaKind,
  title: z.string().check(z.maxLength(1000)),
  /** Seconds; 0 while unknown, and for what is live. */
  duration: z.number().check(z.nonnegative()),
  /** Those that the page shows come first. */
  tracks: z.array(PageTrack).check(z.maxLength(200)),
  /** The media file, where it is an ordinary one. */
  soundUrl: z.optional(z.url({ protocol: /^https?$/ }).check(z.maxLength(8192))),
  /** The text track that holds the maker's chapters. */
  chapterTrackId: z.optional(z.string().check(z.maxLength(300))),
});
export type PageMedium = z.infer<typeof PageMedium>;

/** A cue as the browser holds it: `text` keeps its tags, and an endless one ends beyond any medium. */
export const PageCue = z.object({ startTime: z.number(), endTime: z.number(), text: z.string().check(z.maxLength(20_000)) });
export type PageCue = z.infer<typeof PageCue>;

/** What has come to a text track between two looks at it. */
export const CaptionSnapshot = z.object({
  /** What the element plays then: another one may begin its clock anew. */
  source: z.string().check(z.maxLength(1000)),
  cues: z.array(PageCue).check(z.maxLength(300)),
});
export type CaptionSnapshot = z.infer<typeof CaptionSnapshot>;

/** Where a page shows words in rows, each with its time: CSS selectors. */
export interface TranscriptMarkup {
  /** One for each generation of the markup; the first that shows any rows is read. `time` and `text` are sought inside a `row`. */
  rows: { row: string; time: string; text: string }[];
  /** Fields that hide rows while something is written in them: what is left is not the whole. */
  filter: string;
}

/** A row as the page shows it. */
export const TranscriptRow = z.object({
  time: z.string().check(z.maxLength(200)),
  text: z.string().check(z.maxLength(20_000)),
  /** The former address of the page, if the row has been there since then: it may belong to what was shown there. */
  formerUrl: z.optional(z.string().check(z.maxLength(8192))),
});
export type TranscriptRow = z.infer<typeof TranscriptRow>;

export const PageFetched = z.object({ url: z.string(), status: z.int(), contentType: z.string(), base64: z.string() });
export type PageFetched = z.infer<typeof PageFetched>;

/** Where the playback stands, in seconds. */
export interface Playback {
  contentId: string;
  currentTime: number;
  paused: boolean;
}

/** A medium and the place, among the media elements of its page, of what plays it; none in a frame. */
export interface LocatedMedia {
  medium: PageMedium;
  element?: number;
}
