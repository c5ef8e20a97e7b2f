import * as z from 'zod/mini';
import { Cue } from './cue.ts';
import { NameCorrection } from './name-correction.ts';

/** Kinds of media items. A playlist or a channel is an address only, without a transcript. */
export const MediaKind = z.enum(['video', 'audio', 'playlist', 'channel', 'short', 'live']);
export type MediaKind = z.infer<typeof MediaKind>;

/**
 * Origin of a transcript, best first: by the creator, automatic captions of the site, captured from a live page, transcribed by
 * Gloss.
 */
export const Provenance = z.enum(['creator', 'automatic', 'captured', 'transcribed']);
export type Provenance = z.infer<typeof Provenance>;

/** Fields of results that name a media item and link to it. */
export const mediaLink = { contentId: z.string(), title: z.string(), sourceUrl: z.string() };

/** A chapter set by the creator. Seconds; lists are in order of time. */
export const ChapterMark = z.object({ startTime: z.number().check(z.nonnegative()), title: z.string() });
export type ChapterMark = z.infer<typeof ChapterMark>;

/** A caption track that a media item offers. `label` is the site's own name for it. */
export const CaptionTrack = z
  .object({ trackId: z.string(), language: z.string(), label: z.string(), provenance: Provenance })
  .register(z.globalRegistry, { id: 'CaptionTrack' });
export type CaptionTrack = z.infer<typeof CaptionTrack>;

/** Relative frequency with which a part is replayed: 1 for the most replayed part. Times in seconds. */
export interface ReplayedPart {
  startTime: number;
  endTime: number;
  value: number;
}

/** A storyboard: frames of a video at regular intervals, in one size, many on one sheet. */
export interface StoryboardLevel {
  /** Address of the sheets; `$M` is replaced by the number of the sheet, from 0. Signed addresses expire. */
  sheetUrl: string;
  /** Size of one frame in pixels. */
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

/** A transcript with the metadata of its media item. */
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
    /** Track of the transcript, and all tracks, the preferred one first. */
    trackId: z.string(),
    tracks: z.array(CaptionTrack),
    subtitlesArray: z.array(Cue),
    nameCorrections: z.optional(z.array(NameCorrection).check(z.describe('Misheard names that are corrected in the cues'))),
  })
  .register(z.globalRegistry, { id: 'Detail' });
export type Detail = z.infer<typeof Detail>;

/** Fields of a transcript that tools leave out: agents cite times, not indexes, and see no picture. */
export const cueFieldsForAgents = ['words', 'index', 'endTime', 'position', 'ruby'].map(
  (field) => `detail.subtitlesArray[].${field}`,
);

/** Input that adds the transcript to a text. */
export const includeDetail = z.optional(z.boolean().check(z.describe('Whether to add the transcript, in `detail`')));
