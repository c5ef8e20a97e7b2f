import * as z from 'zod/mini';
import { Cue } from '../contract/cue.ts';
import { ImportedAddress, OptionalImportedAddress } from './imported-address.ts';

/** No item needs more; a file that holds more was not made by this program. */
const maxChapters = 10_000;
const maxCues = 500_000;
const maxQuotes = 10_000;
const maxSlides = 10_000;

const line = z.string().check(z.maxLength(100_000));
const text = z.string().check(z.maxLength(2_000_000));
const seconds = z.number().check(z.nonnegative());

const ExportChapter = z.object({ start: seconds, end: seconds, title: line, summary: text });
export type ExportChapter = z.infer<typeof ExportChapter>;

/** Words that the person took out of the transcript. */
const Quote = z.object({
  startTime: seconds,
  endTime: z.optional(seconds),
  text: line,
  speaker: z.optional(line),
  note: z.optional(text),
});
export type Quote = z.infer<typeof Quote>;

/** A picture that stays for a while. */
const ExportSlide = z.object({
  startTime: seconds,
  endTime: seconds,
  /** Line by line. */
  text,
  caption: z.optional(text),
  /** A `data:` address, where pictures are wanted. */
  imageUrl: z.optional(text),
});
export type ExportSlide = z.infer<typeof ExportSlide>;

/** All that leaves the library with one medium. Times of the medium in seconds, of the library in milliseconds since 1970. */
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
  /** BCP 47 tag of the words; empty when unknown. */
  language: line,
  tags: z.array(line).check(z.maxLength(1000)),
  createdAt: z.number(),
  updatedAt: z.number(),
  /** Markdown, as the person wrote it. */
  note: text,
  /** Markdown: what the whole says. What each chapter says stands with the chapter. */
  summary: text,
  chapters: z.array(ExportChapter).check(z.maxLength(maxChapters)),
  cues: z.array(Cue).check(z.maxLength(maxCues)),
  /** Up to where the words go, and what the summary tells of, where the rest was still to be heard. */
  heard: z.optional(seconds),
  summaryHeard: z.optional(seconds),
  slides: z.optional(z.array(ExportSlide).check(z.maxLength(maxSlides))),
  quotes: z.optional(z.array(Quote).check(z.maxLength(maxQuotes))),
});
export type ExportItem = z.infer<typeof ExportItem>;
