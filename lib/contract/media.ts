import * as z from 'zod/mini';
import { Cue } from './cue.ts';

export const MediaKind = z.enum(['video', 'audio', 'playlist', 'channel', 'short', 'live']);
export type MediaKind = z.infer<typeof MediaKind>;

/** Where the words come from, best first. */
export const Provenance = z.enum(['creator', 'automatic', 'captured', 'transcribed']);
export type Provenance = z.infer<typeof Provenance>;

/** A chapter as the medium's maker set it: seconds, in order of time. */
export const ChapterMark = z.object({ startTime: z.number().check(z.nonnegative()), title: z.string() });
export type ChapterMark = z.infer<typeof ChapterMark>;

/** A caption track that a medium offers. `label` is the site's own name for it. */
export const CaptionTrack = z
  .object({ trackId: z.string(), language: z.string(), label: z.string(), provenance: Provenance })
  .register(z.globalRegistry, { id: 'CaptionTrack' });
export type CaptionTrack = z.infer<typeof CaptionTrack>;

/** How often a part of a medium is played again, from 0 to 1, which is its most replayed part. Seconds. */
export interface ReplayedPart {
  startTime: number;
  endTime: number;
  value: number;
}

/** Frames of a medium at regular times, many on one sheet, in one size. */
export interface StoryboardLevel {
  /** Address of the sheets: `$M` stands for the number of one, from 0. Signed, so it may stop working. */
  sheetUrl: string;
  /** Of one frame, in pixels. */
  width: number;
  height: number;
  /** Frames on a full sheet, row by row. The last sheet may be smaller. */
  columns: number;
  rows: number;
  /** Seconds between two frames. */
  interval: number;
  /** Frames on all sheets. */
  count: number;
}

/** The transcript of a medium and what is known of the medium itself. */
export const Detail = z
  .object({
    url: z.string(),
    title: z.string(),
    duration: z.number(),
    author: z.optional(z.string()),
    channelUrl: z.optional(z.string()),
    coverUrl: z.optional(z.string()),
    publishedAt: z.optional(z.string()),
    language: z.string(),
    provenance: Provenance,
    chapters: z.optional(z.array(ChapterMark)),
    /** The one that the words are of, and all that there are, the preferred one first. */
    trackId: z.string(),
    tracks: z.array(CaptionTrack),
    subtitlesArray: z.array(Cue),
  })
  .register(z.globalRegistry, { id: 'Detail' });
export type Detail = z.infer<typeof Detail>;
