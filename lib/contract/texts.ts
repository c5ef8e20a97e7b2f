import * as z from 'zod/mini';
import { Detail, includeDetail } from './media.ts';
import { operation } from './operation.ts';
import { Cost, MediaUrl, OutputLanguage } from './summaries.ts';

const urlAndDetail = { url: MediaUrl, includeDetail };

/** Names and terms whose spelling a text adopts. */
export const Keywords = z
  .string()
  .check(z.maxLength(2000), z.describe('Names and terms with their spelling, separated by commas'));
/** The model that writes a text. */
export const ModelName = z
  .string()
  .check(
    z.minLength(1),
    z.maxLength(200),
    z.describe(
      '`offline`, the model or the id of a configured provider; a slash and a model name after the id select another model of it',
    ),
  );

/** One paragraph of a polished transcript with its times in seconds and its chapter's title. */
export const PolishedSegment = z
  .object({
    startTime: z.number(),
    endTime: z.number(),
    chapterTitle: z.string(),
    polishedText: z.string(),
    fromCache: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'PolishedSegment' });

/** Operations that generate texts other than summaries and wait for the result. */
export const texts = {
  getPolishedText: operation({
    summary: 'The transcript of a video or audio as readable paragraphs',
    http: 'GET /v1/getPolishedText',
    scope: 'read',
    tag: 'open',
    stream: true,
    input: z.strictObject({ ...urlAndDetail, keywords: z.optional(Keywords) }),
    output: z
      .object({
        success: z.literal(true),
        title: z.string(),
        segments: z.array(PolishedSegment),
        ...Cost.shape,
        detail: z.optional(Detail),
      })
      .register(z.globalRegistry, { id: 'PolishedText' }),
  }),
  express: operation({
    summary: 'The content of a video or audio as an article',
    http: 'GET /v1/express',
    scope: 'read',
    tag: 'open',
    stream: true,
    input: z.strictObject({
      ...urlAndDetail,
      outputLanguage: z.optional(OutputLanguage),
      model: z.optional(ModelName),
    }),
    output: z
      .object({
        success: z.literal(true),
        title: z.string(),
        article: z.string().check(z.describe('Markdown')),
        fromCache: z.boolean(),
        ...Cost.shape,
        detail: z.optional(Detail),
      })
      .register(z.globalRegistry, { id: 'Article' }),
  }),
  translateSubtitles: operation({
    summary: 'The transcript of a video or audio in another language, with its times',
    http: 'POST /v1/translateSubtitles',
    scope: 'write',
    tag: 'open',
    stream: true,
    input: z.strictObject({ url: MediaUrl, outputLanguage: OutputLanguage, model: z.optional(ModelName) }),
    output: z
      .object({ success: z.literal(true), title: z.string(), fromCache: z.boolean(), ...Cost.shape, detail: Detail })
      .register(z.globalRegistry, { id: 'TranslatedSubtitles' }),
  }),
};
