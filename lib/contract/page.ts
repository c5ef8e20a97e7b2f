import * as z from 'zod';
import { MediaKind } from './media.ts';

/** What a page answers. Pages are untrusted: the host validates each answer with these at its door. */

export const PageTrack = z.object({
  trackId: z.string().max(300),
  language: z.string().max(35),
  label: z.string().max(300),
  /** Where its file is; none for a track that a script filled. */
  url: z
    .url({ protocol: /^https?$/ })
    .max(8192)
    .optional(),
});
export type PageTrack = z.infer<typeof PageTrack>;

/** A medium as a page shows it, before its site has been asked. */
export const PageMedium = z.object({
  contentId: z.string().min(1).max(200),
  /** The address that stands for this medium in every operation. */
  url: z.url({ protocol: /^https?$/ }).max(8192),
  kind: MediaKind,
  title: z.string().max(1000),
  /** Seconds; 0 while unknown. */
  duration: z.number().nonnegative(),
  tracks: z.array(PageTrack).max(200),
  /** The text track that holds the maker's chapters. */
  chapterTrackId: z.string().max(300).optional(),
});
export type PageMedium = z.infer<typeof PageMedium>;

/** A cue as the browser holds it: `text` keeps its tags, and an endless one ends beyond any medium. */
export const PageCue = z.object({ startTime: z.number(), endTime: z.number(), text: z.string().max(20_000) });
export type PageCue = z.infer<typeof PageCue>;

export const PageFetched = z.object({ url: z.string(), status: z.int(), contentType: z.string(), base64: z.string() });
export type PageFetched = z.infer<typeof PageFetched>;

/** Where the playback stands, in seconds. */
export interface Playback {
  contentId: string;
  currentTime: number;
  paused: boolean;
}

/** A medium and the place, among the media elements of its page, of what plays it; none in a frame. */
export interface LocatedMedium {
  medium: PageMedium;
  element?: number;
}
