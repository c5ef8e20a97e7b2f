import * as z from 'zod/mini';
import { Cue } from '../../contract/cue.ts';
import { ChapterMark, MediaKind, Provenance } from '../../contract/media.ts';
import { NameCorrection } from '../../contract/name-correction.ts';
import { Product } from '../../contract/tasks.ts';
import { ImportedAddress, OptionalImportedAddress } from '../imported-address.ts';
import { count, id, LeftOutPoints, TextProviderKind, taughtNames, text, time } from './field-schemas.ts';

const StoryboardLevel = z.object({
  sheetUrl: ImportedAddress,
  width: z.number(),
  height: z.number(),
  columns: z.number(),
  rows: z.number(),
  interval: z.number(),
  count: z.number(),
});

const Line = z.object({ text, cites: z.array(count), isUnsupported: z.optional(z.boolean()) });
const SummaryContent = z.object({
  language: text,
  overview: z.optional(text),
  lines: z.array(Line),
  chapters: z.array(z.object({ start: z.number(), end: z.number(), title: text, from: count, to: count, lines: z.array(Line) })),
  promotions: z.optional(z.array(z.object({ kind: z.enum(['sponsor', 'subscription']), from: count, to: count }))),
});

const GenerationInfo = z.union([
  z.object({ engine: z.literal('offline') }),
  z.object({
    engine: z.literal('model'),
    provider: TextProviderKind,
    model: text,
    calls: count,
    inputTokens: count,
    outputTokens: count,
    cost: z.optional(z.number()),
    dropped: count,
    leftOut: z.optional(LeftOutPoints),
    offlineChapters: count,
  }),
]);
const StoredOptions = z.object({
  product: Product,
  audioLanguage: z.optional(text),
  trackId: z.optional(text),
  detailLevel: z.number(),
  outputLanguage: z.optional(text),
  customPrompt: z.optional(text),
  showEmoji: z.optional(z.boolean()),
  keywords: z.optional(text),
  model: z.optional(text),
  transcribeProvider: z.optional(text),
  whisperPrompt: z.optional(text),
  enabledSpeaker: z.optional(z.boolean()),
  soundId: z.optional(text),
  isRefresh: z.optional(z.boolean()),
});

/** Voice embedding: the vector that a model computes for a speaker. */
const Voice = z.array(z.number()).check(z.maxLength(4096));
const Slide = z.object({
  startTime: z.number(),
  endTime: z.number(),
  image: z.object({
    mimeType: z.enum(['image/webp', 'image/jpeg', 'image/png']),
    base64: text.check(z.regex(/^[A-Za-z0-9+/=]*$/)),
    width: z.number(),
    height: z.number(),
  }),
  text,
  caption: z.optional(text),
});

/** Schemas of media items, their transcripts, and the texts generated from them. */
export const mediaSchemas = {
  content: z.object({
    contentId: id,
    site: text,
    kind: MediaKind,
    sourceUrl: ImportedAddress,
    title: text,
    duration: z.number(),
    author: z.optional(text),
    channelUrl: OptionalImportedAddress,
    coverUrl: OptionalImportedAddress,
    description: z.optional(text),
    publishedAt: z.optional(text),
    originalLanguage: z.optional(text),
    tracks: z.array(z.object({ trackId: text, language: text, label: text, provenance: Provenance })),
    chapters: z.optional(z.array(ChapterMark)),
    heatmap: z.optional(z.array(z.object({ startTime: z.number(), endTime: z.number(), value: z.number() }))),
    soundUrl: OptionalImportedAddress,
    storyboard: z.optional(z.array(StoryboardLevel)),
    createdAt: time,
    updatedAt: time,
  }),
  transcript: z.object({
    contentId: id,
    trackId: text,
    language: text,
    provenance: Provenance,
    cues: z.array(Cue),
    nameCorrections: z.optional(z.array(NameCorrection)),
    isPartial: z.optional(z.boolean()),
    soundIds: z.optional(z.array(text)),
    voices: z.optional(z.record(text, Voice)),
    createdAt: time,
  }),
  visuals: z.object({ contentId: id, slides: z.array(Slide), createdAt: time }),
  namedVoices: z.object({ of: id, voices: z.array(z.object({ name: text, voice: z.optional(Voice) })), ...taughtNames }),
  summary: z.object({
    summaryId: id,
    contentId: id,
    key: text,
    wish: StoredOptions,
    trackId: text,
    heard: z.optional(z.number()),
    createdAt: time,
    digest: SummaryContent,
    made: GenerationInfo,
  }),
  polished: z.object({
    contentId: id,
    trackId: text,
    key: text,
    paragraphs: z.array(z.object({ text, from: count, to: count, chapterTitle: text })),
    made: GenerationInfo,
    createdAt: time,
  }),
  translation: z.object({
    contentId: id,
    trackId: text,
    key: text,
    language: text,
    texts: z.array(text),
    made: GenerationInfo,
    createdAt: time,
  }),
};
