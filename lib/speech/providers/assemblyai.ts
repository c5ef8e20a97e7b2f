import * as z from 'zod/mini';
import { sleep } from '../../async/sleep.ts';
import { Failure } from '../../contract/failure.ts';
import { thrownFailure } from '../../models/provider-failure.ts';
import type { ChunkTranscription } from '../../ports/speech.ts';
import type { RecognizerInput } from '../recognizer.ts';
import { encodeWav } from './encode-wav.ts';
import { codeOf, tagOf } from './language-codes.ts';
import {
  callProvider,
  deleteProviderData,
  longChunks,
  type Protocol,
  type ProviderCall,
  unawaitedTimeoutMs,
} from './provider-call.ts';
import { segmentsOfWords } from './segments-of.ts';
import { termsOf } from './terms-of.ts';

const Uploaded = z.object({ upload_url: z.string() });
const Submitted = z.object({ id: z.string() });
const Transcript = z.object({
  status: z.enum(['queued', 'processing', 'completed', 'error']),
  error: z.nullish(z.string()),
  language_code: z.nullish(z.string()),
  words: z.nullish(z.array(z.object({ text: z.string(), start: z.number(), end: z.number(), speaker: z.nullish(z.string()) }))),
});

/** Maximum consecutive polls that fail. */
const maxFailures = 5;

export const assemblyai: Protocol = {
  chunkSeconds: longChunks,
  async transcribe(chunk, call) {
    const { upload_url: audioUrl } = await post(call, '/v2/upload', encodeWav(chunk.samples), Uploaded);
    call.signal.throwIfAborted();
    // Not aborted with the run: a transcript with an unknown id can't be deleted.
    const lasting = { ...call, signal: AbortSignal.timeout(unawaitedTimeoutMs) };
    const { id } = await post(lasting, '/v2/transcript', JSON.stringify(orderOf(chunk, call.model, audioUrl)), Submitted);
    try {
      return await resultOf(id, call);
    } finally {
      await deleteProviderData(call, pathOf(id), keyOf(call));
    }
  },
};

const post = <Shape extends z.core.$ZodType>(
  call: ProviderCall,
  path: string,
  body: string | Uint8Array<ArrayBuffer>,
  shape: Shape,
) => {
  const type = typeof body === 'string' ? 'application/json' : 'application/octet-stream';
  return callProvider(call, path, { method: 'POST', headers: { ...keyOf(call), 'content-type': type }, body }, shape);
};

const pathOf = (id: string) => `/v2/transcript/${encodeURIComponent(id)}`;
const keyOf = ({ key }: ProviderCall) => ({ authorization: key ?? '' });

function orderOf({ language, prompt, speakers, temperature }: RecognizerInput, model: string, audioUrl: string) {
  const code = codeOf(language);
  const terms = termsOf(prompt, { count: 200, words: 6, characters: 100 });
  const isNewer = model !== 'universal-2';
  return {
    audio_url: audioUrl,
    // Newer models support fewer languages.
    speech_models: isNewer ? [model, 'universal-2'] : [model],
    ...(code ? { language_code: code } : { language_detection: true }),
    ...(speakers && { speaker_labels: true }),
    ...(terms.length > 0 && { keyterms_prompt: terms }),
    ...(isNewer && temperature !== undefined && { temperature }),
  };
}

async function resultOf(id: string, call: ProviderCall): Promise<ChunkTranscription> {
  const poll = () => callProvider(call, pathOf(id), { headers: keyOf(call) }, Transcript);
  let failures = 0;
  while (true) {
    call.signal.throwIfAborted();
    const transcript = await poll().catch((error: unknown) => {
      // The transcript is paid for already, so a failed poll does not end it.
      failures += 1;
      if (call.signal.aborted || failures > maxFailures || !thrownFailure(error).details?.retry) throw error;
    });
    if (transcript) failures = 0;
    if (transcript?.status === 'completed') {
      return { language: tagOf(transcript.language_code), segments: segmentsOf(transcript) };
    }
    if (transcript?.status === 'error') return emptyUnlessFailed(transcript.error ?? '');
    await sleep(call.pollIntervalMs, call.signal);
  }
}

const segmentsOf = ({ words }: z.infer<typeof Transcript>) =>
  segmentsOfWords(
    (words ?? []).map(({ text, start, end, speaker }) => {
      return { text, startTime: start / 1000, endTime: end / 1000, ...(speaker && { speaker }) };
    }),
  );

/** Returns an empty transcript if the error means silence, which AssemblyAI reports as an error; throws otherwise. */
function emptyUnlessFailed(words: string): ChunkTranscription {
  if (/no spoken audio|duration is too short/i.test(words)) return { segments: [] };
  throw new Failure('modelFailed', words.slice(0, 300) || 'AssemblyAI reported a failed transcript without a reason.', {
    retry: true,
  });
}
