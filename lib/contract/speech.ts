import * as z from 'zod/mini';
import { operation } from './operation.ts';
import { MediaUrl, PromptConfig } from './summaries.ts';

const seconds = z.number().check(z.nonnegative());
const bytes = z.int().check(z.nonnegative());
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

/** Operations of transcription. */
export const speech = {
  estimateTranscript: operation({
    summary: 'Estimate the time and the cost of a transcription',
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
        transcriber: z.string().check(z.describe('The transcriber: `onDevice/` and a model, or the id of a provider')),
        seconds: seconds.check(z.describe('Seconds of audio; 0 while unknown')),
        soundBytes: bytes.check(z.describe('Bytes to download before the start')),
        sentBytes: bytes.check(z.describe('Bytes of audio that are sent to the host')),
        host: z.optional(z.string().check(z.describe('Host that receives the audio; absent when it stays on the device'))),
        workSeconds: z.optional(seconds.check(z.describe('Estimated seconds of computing, as measured on this machine'))),
        cost: z.optional(seconds.check(z.describe('US dollars; absent when the price is not known'))),
        modelBytes: z.optional(bytes.check(z.describe('Bytes of the model that are still to be downloaded'))),
      })
      .register(z.globalRegistry, { id: 'TranscriptEstimate' }),
  }),
  nameSpeaker: operation({
    summary: 'Name a speaker of a transcript; later transcripts of the channel recognize the name',
    http: 'POST /v1/speakers/name',
    scope: 'write',
    tag: 'agent',
    input: z.strictObject({ contentId: z.string().check(z.minLength(1), z.maxLength(200)), speaker: name, name }),
    output: z.object({ success: z.literal(true) }),
  }),
};
