import * as z from 'zod/mini';
import type { RecognizerInput } from '../recognizer.ts';
import { encodeWav } from './encode-wav.ts';
import { codeOf, tagOf } from './language-codes.ts';
import { multipart } from './multipart.ts';
import { callProvider, deleteProviderData, longChunks, type Protocol } from './provider-call.ts';
import { segmentsOfWords } from './segments-of.ts';
import { termsOf } from './terms-of.ts';

const ElevenLabsResponse = z.object({
  language_code: z.nullish(z.string()),
  transcription_id: z.nullish(z.string()),
  words: z.array(
    z.object({
      text: z.string(),
      /** `word`, `spacing`, or `audio_event` for what is no speech. */
      type: z.string(),
      start: z.nullish(z.number()),
      end: z.nullish(z.number()),
      speaker_id: z.nullish(z.string()),
    }),
  ),
});

export const elevenLabs: Protocol = {
  chunkSeconds: longChunks,
  async transcribe(chunk, call) {
    const { body, headers } = multipart(fieldsOf(chunk, call.model), {
      name: 'file',
      fileName: 'chunk.wav',
      type: 'audio/wav',
      bytes: encodeWav(chunk.samples),
    });
    const key = { 'xi-api-key': call.key ?? '' };
    const request = { method: 'POST', headers: { ...headers, ...key }, body };
    const response = await callProvider(call, '/v1/speech-to-text', request, ElevenLabsResponse);
    if (response.transcription_id)
      await deleteProviderData(call, `/v1/speech-to-text/transcripts/${encodeURIComponent(response.transcription_id)}`, key);
    const words = response.words
      .filter(({ type, text }) => type === 'word' && text.trim() !== '')
      .map(({ text, start, end, speaker_id: speaker }) => {
        const startTime = start ?? end ?? 0;
        return { text: text.trim(), startTime, endTime: end ?? startTime, ...(speaker && { speaker }) };
      });
    return { language: tagOf(response.language_code), segments: segmentsOfWords(words) };
  },
};

function fieldsOf({ language, prompt, speakers, temperature }: RecognizerInput, model: string): [string, string | undefined][] {
  // The first model generation rejects keyterms.
  const terms = /^scribe_v1/.test(model) ? [] : termsOf(prompt, { count: 100, words: 5, characters: 49 });
  return [
    ['model_id', model],
    ['language_code', codeOf(language)],
    ['diarize', speakers ? 'true' : 'false'],
    ['tag_audio_events', 'false'],
    ['timestamps_granularity', 'word'],
    ['temperature', temperature?.toString()],
    ...terms.map((term): [string, string] => ['keyterms', term]),
  ];
}
