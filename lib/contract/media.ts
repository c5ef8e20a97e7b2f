import * as z from 'zod';
import { Cue } from './cue.ts';

export const MediaKind = z.enum(['video', 'audio', 'playlist', 'channel', 'short', 'live']);
export type MediaKind = z.infer<typeof MediaKind>;

/** Where the words come from, best first. */
export const Provenance = z.enum(['creator', 'automatic', 'captured', 'transcribed']);
export type Provenance = z.infer<typeof Provenance>;

/** A chapter as the medium's maker set it: seconds, in order of time. */
export const ChapterMark = z.object({ startTime: z.number().nonnegative(), title: z.string() });
export type ChapterMark = z.infer<typeof ChapterMark>;

/** The transcript of a medium and what is known of the medium itself. */
export const Detail = z
  .object({
    url: z.string(),
    title: z.string(),
    duration: z.number(),
    author: z.string().optional(),
    channelUrl: z.string().optional(),
    coverUrl: z.string().optional(),
    publishedAt: z.string().optional(),
    language: z.string(),
    provenance: Provenance,
    chapters: z.array(ChapterMark).optional(),
    subtitlesArray: z.array(Cue),
  })
  .meta({ id: 'Detail' });
export type Detail = z.infer<typeof Detail>;
