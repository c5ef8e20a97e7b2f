import * as z from 'zod/mini';
import type { RecognizerInput } from '../recognizer.ts';
import { encodeWav } from './encode-wav.ts';
import { chineseOf, codeOf, tagOf } from './language-codes.ts';
import { callProvider, longChunks, type Protocol } from './provider-call.ts';
import { segmentsOfWords } from './segments-of.ts';
import { termsOf } from './terms-of.ts';

const DeepgramResponse = z.object({
  results: z.object({
    channels: z.array(
      z.object({
        detected_language: z.nullish(z.string()),
        alternatives: z.array(
          z.object({
            words: z.array(
              z.object({
                word: z.string(),
                punctuated_word: z.nullish(z.string()),
                start: z.number(),
                end: z.number(),
                speaker: z.nullish(z.number()),
              }),
            ),
          }),
        ),
      }),
    ),
  }),
});

export const deepgram: Protocol = {
  chunkSeconds: longChunks,
  async transcribe(chunk, call) {
    const request = {
      method: 'POST',
      headers: { authorization: `Token ${call.key}`, 'content-type': 'audio/wav' },
      body: encodeWav(chunk.samples),
    };
    const { results } = await callProvider(call, `/v1/listen?${queryOf(chunk, call.model)}`, request, DeepgramResponse);
    const channel = results.channels[0];
    const words = (channel?.alternatives[0]?.words ?? []).map(({ word, punctuated_word: written, start, end, speaker }) => {
      const text = written || word;
      return { text, startTime: start, endTime: end, ...(typeof speaker === 'number' && { speaker: String(speaker) }) };
    });
    return { language: tagOf(channel?.detected_language), segments: segmentsOfWords(words) };
  },
};

function queryOf({ language, prompt, speakers }: RecognizerInput, model: string): URLSearchParams {
  const query = new URLSearchParams({ model, smart_format: 'true' });
  const code = chineseOf(language) ?? codeOf(language);
  if (code) query.set('language', code);
  else query.set('detect_language', 'true');
  if (speakers) query.set('diarize', 'true');
  const isOlder = /^(?:nova-2|nova(?!-\d)|enhanced|base|whisper)/.test(model);
  for (const term of termsOf(prompt, { count: 100, words: isOlder ? 1 : 6, characters: 60 })) {
    query.append(isOlder ? 'keywords' : 'keyterm', term);
  }
  return query;
}
