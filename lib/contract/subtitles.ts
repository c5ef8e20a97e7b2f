import * as z from 'zod';
import { Detail } from './media.ts';
import { operation } from './operation.ts';
import { MediaUrl, PromptConfig, SummaryResult } from './summaries.ts';

export const subtitles = {
  getSubtitle: operation({
    summary: 'The words of a video or audio, with their times',
    http: 'GET /v1/getSubtitle',
    tool: 'get_subtitle',
    scope: 'read',
    tag: 'open',
    input: z.strictObject({ url: MediaUrl, audioLanguage: PromptConfig.shape.audioLanguage }),
    output: z.object({ ...SummaryResult.omit({ summary: true }).shape, detail: Detail }).meta({ id: 'SubtitleResult' }),
  }),
};
