import * as z from 'zod/mini';
import { Cue } from '../contract/cue.ts';
import { ImportedAddress, OptionalImportedAddress } from './imported-address.ts';

/** Limits of an imported item, beyond those of any that this program writes. */
const maxChapters = 10_000;
const maxCues = 500_000;
const maxQuotes = 10_000;
const maxSlides = 10_000;

const line = z.string().check(z.maxLength(100_000));
const text = z.string().check(z.maxLength(2_000_000));
const seconds = z.number().check(z.nonnegative());

const ExportChapter = z.object({ start: seconds, end: seconds, title: line, summary: text });
export type ExportChapter = z.infer<typeof ExportChapter>;

/** A passage of the transcript that the user has quoted. Times in seconds. */
const Quote = z.object({
  startTime: seconds,
  endTime: z.optional(seconds),
  text: line,
  speaker: z.optional(line),
  note: z.optional(text),
  /** A `data:` address of a picture at this time. */
  imageUrl: z.optional(text),
});
export type Quote = z.infer<typeof Quote>;

/** A slide with its time on the screen. */
const ExportSlide = z.object({
  startTime: seconds,
  endTime: seconds,
  /** Recognized text, line by line. */
  text,
  caption: z.optional(text),
  /** A `data:` address; absent in exports without images. */
  imageUrl: z.optional(text),
});
export type ExportSlide = z.infer<typeof ExportSlide>;

/** A media item with its texts, as exports contain it. Times of the media in seconds, of the library in milliseconds since 1970. */
export const ExportItem = z.object({
  contentId: line.check(z.minLength(1)),
  site: line,
  sourceUrl: ImportedAddress,
  title: line,
  author: z.optional(line),
  channelUrl: OptionalImportedAddress,
  channelTitle: z.optional(line),
  coverUrl: OptionalImportedAddress,
  duration: seconds,
  publishedAt: z.optional(line),
  /** BCP 47 tag of the transcript; empty when unknown. */
  language: line,
  tags: z.array(line).check(z.maxLength(1000)),
  createdAt: z.number(),
  updatedAt: z.number(),
  /** The user's note, in Markdown. */
  note: text,
  /** `data:` addresses of the note's pictures by id; absent in exports without images. */
  pictures: z.optional(z.map(line, text)),
  /** Summary of the whole, in Markdown; those of chapters are in the chapters. */
  summary: text,
  chapters: z.array(ExportChapter).check(z.maxLength(maxChapters)),
  cues: z.array(Cue).check(z.maxLength(maxCues)),
  /** Seconds that are transcribed, and that the summary covers; absent for the whole. */
  heard: z.optional(seconds),
  summaryHeard: z.optional(seconds),
  slides: z.optional(z.array(ExportSlide).check(z.maxLength(maxSlides))),
  quotes: z.optional(z.array(Quote).check(z.maxLength(maxQuotes))),
});
export type ExportItem = z.infer<typeof ExportItem>;
