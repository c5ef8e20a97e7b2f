import { expect, it } from 'vitest';
import type { Speech, SpeechRequest, TranscriptionResult } from '../../lib/ports/speech.ts';
import { meteredSpeech } from './metered-speech.ts';

const result: TranscriptionResult = { language: 'en', cues: [], duration: 60 };
/** A transcription of `total` seconds, which reports them as its progress. */
function fakeSpeech(total: number) {
  const started: number[] = [];
  const speech = {
    async transcribe({ duration }, { signal, onEvent }) {
      started.push(duration);
      onEvent({ kind: 'progress', done: 0, total });
      signal.throwIfAborted();
      return result;
    },
  } as Partial<Speech> as Speech;
  return { speech, started };
}
const run = { signal: new AbortController().signal, onEvent: () => undefined };
const requestOf = (duration: number) => ({ duration }) as SpeechRequest;
const pricingUrl = 'https://gloss.example/pricing';
const metered = (speech: Speech, remaining: number) =>
  meteredSpeech(speech, { getRemainingSeconds: async () => remaining, getPricingUrl: async () => pricingUrl });

it('starts a transcription only within the remaining minutes', async () => {
  const { speech, started } = fakeSpeech(60);
  expect(await metered(speech, 60).transcribe(requestOf(60), run)).toBe(result);
  expect(await metered(speech, 60).transcribe(requestOf(0), run)).toBe(result);
  const details = { neededSeconds: 60, remainingSeconds: 59, pricingUrl };
  await expect(metered(speech, 59).transcribe(requestOf(60), run)).rejects.toMatchObject({ code: 'quotaExceeded', details });
  await expect(metered(speech, 0).transcribe(requestOf(0), run)).rejects.toMatchObject({ code: 'quotaExceeded' });
  expect(started).toEqual([60, 0]);
});

it('stops when the media turn out to be longer than the remaining minutes', async () => {
  const { speech } = fakeSpeech(3600);
  const details = { neededSeconds: 3600, remainingSeconds: 100 };
  await expect(metered(speech, 100).transcribe(requestOf(0), run)).rejects.toMatchObject({ code: 'quotaExceeded', details });
});

it('leaves to a transcription what those that run have not reserved', async () => {
  const ends: (() => void)[] = [];
  const speech = {
    async transcribe(_, { onEvent }) {
      onEvent({ kind: 'progress', done: 0, total: 60 });
      await new Promise<void>((resolve) => void ends.push(resolve));
      return result;
    },
  } as Partial<Speech> as Speech;
  const { transcribe } = metered(speech, 100);
  const first = transcribe(requestOf(0), run);
  const details = { neededSeconds: 60, remainingSeconds: 40 };
  await expect.poll(() => ends.length).toBe(1);
  await expect(transcribe(requestOf(60), run)).rejects.toMatchObject({ code: 'quotaExceeded', details });
  ends[0]!();
  expect(await first).toBe(result);
  const next = transcribe(requestOf(60), run);
  await expect.poll(() => ends.length).toBe(2);
  ends[1]!();
  expect(await next).toBe(result);
});

it('starts only one of two transcriptions at once for which the minutes do not suffice', async () => {
  const { speech, started } = fakeSpeech(60);
  const { transcribe } = metered(speech, 100);
  const results = await Promise.allSettled([transcribe(requestOf(60), run), transcribe(requestOf(60), run)]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(started).toEqual([60]);
});
