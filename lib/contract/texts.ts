import * as z from 'zod';
import { Detail } from './media.ts';
import { operation } from './operation.ts';
import { Cost, MediaUrl } from './summaries.ts';

const input = z.strictObject({ url: MediaUrl, includeDetail: z.boolean().optional() });

/** One paragraph of the transcript, made readable. */
export const PolishedSegment = z
  .object({
    startTime: z.number(),
    endTime: z.number(),
    chapterTitle: z.string(),
    polishedText: z.string(),
    fromCache: z.boolean(),
  })
  .meta({ id: 'PolishedSegment' });

export const texts = {
  getPolishedText: operation({
    summary: 'The words of a video or audio as readable paragraphs',
    http: 'GET /v1/getPolishedText',
    scope: 'read',
    tag: 'open',
    input,
    output: z
      .object({
        success: z.literal(true),
        title: z.string(),
        segments: z.array(PolishedSegment),
        ...Cost.shape,
        detail: Detail.optional(),
      })
      .meta({ id: 'PolishedText' }),
  }),
  express: operation({
    summary: 'The content of a video or audio as an article',
    http: 'GET /v1/express',
    scope: 'read',
    tag: 'open',
    input,
    output: z
      .object({
        success: z.literal(true),
        title: z.string(),
        article: z.string().describe('Markdown'),
        fromCache: z.boolean(),
        ...Cost.shape,
        detail: Detail.optional(),
      })
      .meta({ id: 'Article' }),
  }),
};
