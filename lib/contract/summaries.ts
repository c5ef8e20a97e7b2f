import * as z from 'zod';
import { Detail } from './media.ts';
import { operation } from './operation.ts';

export const MediaUrl = z
  .url({ protocol: /^https?$/ })
  .max(4096)
  .describe('Address of the video or audio, or of the page that plays it');

/** Seconds of media that the call consumed (0 when it came from the cache) and that remain. */
export const Cost = z.object({ costDuration: z.number(), remainingTime: z.number() });

export const SummaryResult = z
  .object({
    success: z.literal(true),
    id: z.string(),
    service: z.string(),
    sourceUrl: z.string(),
    htmlUrl: z.string(),
    summary: z.string().describe('Markdown'),
    ...Cost.shape,
    detail: Detail.optional(),
  })
  .meta({ id: 'SummaryResult' });
export type SummaryResult = z.infer<typeof SummaryResult>;

/** `content` holds the chapter's words, `summary` what they say (Markdown). Times in seconds. */
export const SummarizedChapter = z
  .object({ start: z.number(), end: z.number(), title: z.string(), content: z.string(), summary: z.string() })
  .meta({ id: 'SummarizedChapter' });

const ChapterResult = z
  .object({
    ...SummaryResult.shape,
    title: z.string(),
    chapters: z.array(SummarizedChapter),
    chapterSummary: z.string(),
  })
  .meta({ id: 'ChapterResult' });

/** What shapes a summary. Language, prompt and emoji join it together with the models that can obey them. */
export const PromptConfig = z.strictObject({
  audioLanguage: z.string().min(2).max(35).optional().describe('Language of the words to read, as a BCP 47 tag'),
  detailLevel: z.number().min(0).max(1000).optional().describe('0 the shortest useful answer, 1000 every point made'),
  showTimestamp: z.boolean().optional(),
  isRefresh: z.boolean().optional().describe('Make it anew even if it is in the cache'),
});
export type PromptConfig = z.infer<typeof PromptConfig>;

const urlAndDetail = z.strictObject({ url: MediaUrl, includeDetail: z.boolean().optional() });

export const summaries = {
  summarize: operation({
    summary: 'Summarize a video or audio',
    http: 'GET /v1/summarize',
    tool: 'summarize_video',
    scope: 'read',
    tag: 'open',
    input: urlAndDetail,
    output: SummaryResult,
  }),
  summarizeByPost: operation({
    summary: 'Summarize a video or audio, as a POST',
    http: 'POST /v1/summarize',
    scope: 'read',
    tag: 'open',
    input: urlAndDetail,
    output: SummaryResult,
  }),
  summarizeWithConfig: operation({
    summary: 'Summarize a video or audio the way a configuration asks',
    http: 'POST /v1/summarizeWithConfig',
    tool: 'summarize_video_with_config',
    scope: 'read',
    tag: 'open',
    input: z.strictObject({ url: MediaUrl, includeDetail: z.boolean().optional(), promptConfig: PromptConfig.optional() }),
    output: SummaryResult,
  }),
  summarizeByChapter: operation({
    summary: 'Summarize a video or audio chapter by chapter',
    http: 'GET /v1/summarizeByChapter',
    tool: 'summarize_by_chapter',
    scope: 'read',
    tag: 'open',
    input: urlAndDetail,
    output: ChapterResult,
  }),
};
