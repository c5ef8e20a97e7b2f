import * as z from 'zod/mini';
import { Detail } from './media.ts';
import { operation } from './operation.ts';
import { MediaUrl, PromptConfig, SummaryResult, TrackId } from './summaries.ts';

export const subtitles = {
  getSubtitle: operation({
    summary: 'The words of a video or audio, with their times',
    http: 'GET /v1/getSubtitle',
    tool: 'get_subtitle',
    scope: 'read',
    tag: 'open',
    input: z.strictObject({ url: MediaUrl, audioLanguage: PromptConfig.shape.audioLanguage, trackId: z.optional(TrackId) }),
    output: z
      .object({ ...z.omit(SummaryResult, { summary: true }).shape, detail: Detail })
      .register(z.globalRegistry, { id: 'SubtitleResult' }),
  }),
};
