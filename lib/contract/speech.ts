import * as z from 'zod/mini';
import { operation } from './operation.ts';
import { MediaUrl, PromptConfig } from './summaries.ts';

const seconds = z.number().check(z.nonnegative());
const bytes = z.int().check(z.nonnegative());
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

export const speech = {
  estimateTranscript: operation({
    summary: 'What listening to a video or audio would take, before it begins',
    http: 'POST /v1/estimateTranscript',
    isIdempotent: true,
    scope: 'read',
    tag: 'open',
    input: z.strictObject({
      url: MediaUrl,
      transcribeProvider: PromptConfig.shape.transcribeProvider,
      audioLanguage: PromptConfig.shape.audioLanguage,
      soundId: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    }),
    output: z
      .object({
        success: z.literal(true),
        transcriber: z.string().check(z.describe('Who would listen: `onDevice/` and a model, or the id of a provider')),
        seconds: seconds.check(z.describe('Of sound; 0 when nobody knows')),
        soundBytes: bytes.check(z.describe('To load first')),
        sentBytes: bytes.check(z.describe('Of sound, to the host')),
        host: z.optional(z.string().check(z.describe('Where the sound goes; absent when it stays'))),
        workSeconds: z.optional(seconds.check(z.describe('As tried on this machine'))),
        cost: z.optional(seconds.check(z.describe('US dollars; absent when the price is not known'))),
        modelBytes: z.optional(bytes.check(z.describe('Of the model, still to be downloaded'))),
      })
      .register(z.globalRegistry, { id: 'TranscriptEstimate' }),
  }),
  nameSpeaker: operation({
    summary: 'Give a speaker of a transcript a name, which stays with the channel',
    http: 'POST /v1/speakers/name',
    scope: 'write',
    tag: 'agent',
    input: z.strictObject({ contentId: z.string().check(z.minLength(1), z.maxLength(200)), speaker: name, name }),
    output: z.object({ success: z.literal(true) }),
  }),
};
