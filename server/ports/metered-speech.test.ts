import { expect, it } from 'vitest';
import type { Speech, SpeechRequest, TranscriptionResult } from '../../lib/ports/speech.ts';
import { meteredSpeech } from './metered-speech.ts';

const heard: TranscriptionResult = { language: 'en', cues: [], duration: 60 };
/** One who hears for so many seconds, and says so. */
function hearing(total: number) {
  const begun: number[] = [];
  const speech = {
    async transcribe({ duration }, { signal, onEvent }) {
      begun.push(duration);
      onEvent({ kind: 'progress', done: 0, total });
      signal.throwIfAborted();
      return heard;
    },
  } as Partial<Speech> as Speech;
  return { speech, begun };
}
const run = { signal: new AbortController().signal, onEvent: () => undefined };
const requestOf = (duration: number) => ({ duration }) as SpeechRequest;
const metered = (speech: Speech, remaining: number) => meteredSpeech(speech, { getRemainingSeconds: async () => remaining });

it('hears what there are minutes for, and begins nothing else', async () => {
  const { speech, begun } = hearing(60);
  expect(await metered(speech, 60).transcribe(requestOf(60), run)).toBe(heard);
  expect(await metered(speech, 60).transcribe(requestOf(0), run)).toBe(heard);
  const details = { neededSeconds: 60, remainingSeconds: 59 };
  await expect(metered(speech, 59).transcribe(requestOf(60), run)).rejects.toMatchObject({ code: 'quotaExceeded', details });
  await expect(metered(speech, 0).transcribe(requestOf(0), run)).rejects.toMatchObject({ code: 'quotaExceeded' });
  expect(begun).toEqual([60, 0]);
});

it('ends when it turns out to be longer', async () => {
  const { speech } = hearing(3600);
  const details = { neededSeconds: 3600, remainingSeconds: 100 };
  await expect(metered(speech, 100).transcribe(requestOf(0), run)).rejects.toMatchObject({ code: 'quotaExceeded', details });
});
