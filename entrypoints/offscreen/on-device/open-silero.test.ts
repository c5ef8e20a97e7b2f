import { readFileSync } from 'node:fs';
import { env } from 'onnxruntime-web';
import { beforeAll, expect, it } from 'vitest';
import { sampleRate } from '../../../lib/speech/audio-reader.ts';
import { findSpeechRanges } from '../../../lib/speech/find-speech-ranges.ts';
import { frameSeconds, type SileroStep, voiceProbabilities } from '../../../lib/speech/silero.ts';
import { orInSoak } from '../../../test/soak/or-in-soak.ts';
import { voices } from '../../../test/voices/voices.ts';
import { openSilero } from './open-silero.ts';

let silero: SileroStep;
beforeAll(async () => {
  env.wasm.numThreads = 1;
  silero = await openSilero(readFileSync('node_modules/@ricky0123/vad-web/dist/silero_vad_v6.onnx'));
});
const anyTime = new AbortController().signal;
const listen = async (samples: Float32Array) =>
  findSpeechRanges(await voiceProbabilities(samples, silero, anyTime), frameSeconds);

/** Returns a generator of numbers from 0 to 1; the same ones for the same seed. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** All voices at different levels, with known pauses between them, over background noise. */
function conversation(seed: number, noise: number): { samples: Float32Array; isSpoken: (time: number) => boolean } {
  const random = chance(seed);
  const samples = new Float32Array(40 * sampleRate);
  const spoken: { from: number; to: number }[] = [];
  const sentences = Object.values(voices);
  let at = Math.round(sampleRate * (0.5 + random()));
  while (true) {
    const sentence = sentences[Math.floor(random() * sentences.length)]!;
    if (at + sentence.length > samples.length) break;
    const gain = 0.1 + 0.9 * random();
    for (const [place, sample] of sentence.entries()) samples[at + place] = gain * sample;
    spoken.push({ from: at, to: at + sentence.length });
    at += sentence.length + Math.round(sampleRate * (0.4 + 3 * random()));
  }
  for (const place of samples.keys()) samples[place]! += noise * (2 * random() - 1);
  return { samples, isSpoken: (time) => spoken.some(({ from, to }) => time * sampleRate >= from && time * sampleRate < to) };
}

it.each(
  orInSoak(
    [[3, 0.003]],
    [
      [1, 0],
      [2, 0.0005],
      [3, 0.003],
    ],
  ),
)('detects speech in conversation %i with noise of %d: precision and recall of at least 95 %', async (seed, noise) => {
  const { samples, isSpoken } = conversation(seed, noise);
  const found = await listen(samples);
  const count = { right: 0, invented: 0, missed: 0 };
  for (let time = 0.016; time < samples.length / sampleRate; time += 0.032) {
    const isFound = found.some(({ startTime, endTime }) => time >= startTime && time < endTime);
    if (isFound) count[isSpoken(time) ? 'right' : 'invented'] += 1;
    else if (isSpoken(time)) count.missed += 1;
  }
  expect(count.right / (count.right + count.invented)).toBeGreaterThanOrEqual(0.95);
  expect(count.right / (count.right + count.missed)).toBeGreaterThanOrEqual(0.95);
});

const tone = (frequency: number, time: number) => Math.sin(2 * Math.PI * frequency * time);
const made = (seconds: number, sampleAt: (time: number) => number) =>
  Float32Array.from({ length: seconds * sampleRate }, (_, place) => sampleAt(place / sampleRate));
const random = chance(7);

it.each([
  ['noise', made(20, () => 0.2 * (2 * random() - 1))],
  ['a chord that swells', made(20, (time) => 0.1 * tone(0.1, time) * (tone(262, time) + tone(330, time) + tone(392, time)))],
  [
    'plucked notes',
    made(20, (time) => 0.3 * tone(220 * 2 ** ((Math.floor(time * 4) % 12) / 12), time) * Math.exp(-6 * (time % 0.25))),
  ],
  ['a bass with overtones', made(20, (time) => [1, 2, 3, 4, 5].reduce((sum, n) => sum + (0.1 / n) * tone(55 * n, time), 0))],
  ['clicks', made(20, (time) => (time % 0.5 < 0.002 ? 0.8 : 0))],
])('detects no speech in %s', async (_, samples) => expect(await listen(samples)).toEqual([]));

it('asks the model nothing about silence', async () => {
  const step = async () => {
    throw new Error('listened');
  };
  const probabilities = await voiceProbabilities(new Float32Array(600 * sampleRate), step, anyTime);
  expect(probabilities).toHaveLength(18_750);
  expect(probabilities.every((probability) => probability === 0)).toBe(true);
});

it('stops when the signal aborts', async () => {
  const controller = new AbortController();
  const step: SileroStep = async (_, state) => {
    controller.abort(new Error('enough'));
    return { probability: 0, state };
  };
  await expect(voiceProbabilities(voices['english-man'], step, controller.signal)).rejects.toThrow('enough');
});

it('returns nothing for no sample and for one', async () => {
  expect(await listen(new Float32Array(0))).toEqual([]);
  expect(await listen(Float32Array.of(0.5))).toEqual([]);
});
