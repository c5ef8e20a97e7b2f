import { expect, it } from 'vitest';
import { testRun } from '../../test/test-run.ts';
import { Failure } from '../contract/failure.ts';
import { talk } from './fixtures/cut-transcript.ts';
import { createFakeRecognizer, simulateAudio } from './fixtures/simulate-audio.ts';
import { provider, requestOf, speechOf } from './fixtures/speech-run.ts';

const spoken = talk.slice(0, 40);
const audio = { ...simulateAudio(spoken, 210), bytes: 3_000_000 };
const onDevice = { kind: 'onDevice', model: 'tiny' } as const;

it('estimates the bytes sent to a provider, and the cost', async () => {
  const ear = createFakeRecognizer(audio);
  const speech = speechOf(audio, ear);
  expect(await speech.estimate(requestOf())).toEqual({
    seconds: 210,
    soundBytes: 3_000_000,
    sentBytes: 210 * 32_000,
    host: 'api.deepgram.com',
    cost: (0.36 * 210) / 3600,
  });
  expect(ear.chunks).toEqual([]);
  await speech.transcribe(requestOf(), testRun());
  expect((await speech.estimate(requestOf())).workSeconds).toBeGreaterThan(0);
});

it('returns no cost without a price or a duration', async () => {
  const { pricePerHour: _, ...priceless } = provider;
  const speech = speechOf(audio, createFakeRecognizer(audio));
  expect(await speech.estimate(requestOf({ transcriber: priceless }))).not.toHaveProperty('cost');
  const growing = speechOf({ ...audio, duration: 0 }, createFakeRecognizer(audio));
  expect(await growing.estimate(requestOf())).toEqual({
    seconds: 0,
    soundBytes: 3_000_000,
    sentBytes: 0,
    host: 'api.deepgram.com',
  });
});

it('sends nothing to a server on this machine', async () => {
  const transcriber = { kind: 'openaiTranscription', baseUrl: 'http://localhost:8000/v1', model: 'small' } as const;
  const estimate = await speechOf(audio, createFakeRecognizer(audio)).estimate(requestOf({ transcriber }));
  expect(estimate).toEqual({ seconds: 210, soundBytes: 3_000_000, sentBytes: 0, cost: 0 });
});

it('measures a model on this device with half a minute, once', async () => {
  const ear = createFakeRecognizer(audio, { sentBytes: 0 });
  const speech = speechOf(audio, ear);
  const first = await speech.estimate(requestOf({ transcriber: onDevice }));
  expect(first).toMatchObject({ sentBytes: 0, cost: 0, workSeconds: 210 * (0.6 / 30) });
  expect(first).not.toHaveProperty('host');
  await speech.estimate(requestOf({ transcriber: onDevice }));
  expect(ear.chunks.map(({ samples }) => samples.length)).toEqual([30 * 16_000]);
});

it('returns no time where nothing could be measured', async () => {
  const silent = simulateAudio([], 600, 30);
  expect(await speechOf(silent, createFakeRecognizer(silent)).estimate(requestOf({ transcriber: onDevice }))).not.toHaveProperty(
    'workSeconds',
  );
  const missing = { missingBytes: async () => 40_000_000, recognizerOf: () => Promise.reject(new Failure('noModel')) };
  expect(await speechOf(audio, createFakeRecognizer(audio), missing).estimate(requestOf({ transcriber: onDevice }))).toEqual({
    seconds: 210,
    soundBytes: 3_000_000,
    sentBytes: 0,
    cost: 0,
    modelBytes: 40_000_000,
  });
});

it('throws the reason why audio is unreadable', async () => {
  const openAudio = () => Promise.reject(new Failure('noSound', 'protected'));
  await expect(speechOf(audio, createFakeRecognizer(audio), { openAudio }).estimate(requestOf())).rejects.toMatchObject({
    code: 'noSound',
  });
});
