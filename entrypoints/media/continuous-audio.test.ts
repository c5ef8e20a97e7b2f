import { expect, it } from 'vitest';
import { sampleRate } from '../../lib/speech/audio-reader.ts';
import { continuousAudio, type DecodedAudio } from './continuous-audio.ts';

const ones = (time: number, seconds: number, value = 1, rate: number = sampleRate): DecodedAudio => ({
  time,
  rate,
  samples: new Float32Array(Math.round(seconds * rate)).fill(value),
});

async function laidOut(sounds: DecodedAudio[], from = 0): Promise<number[]> {
  const source = (async function* () {
    yield* sounds;
  })();
  const all: number[] = [];
  for await (const piece of continuousAudio(source, from)) {
    expect(piece.length).toBeLessThanOrEqual(sampleRate);
    all.push(...piece);
  }
  return all;
}

const runs = (samples: number[]) => {
  const found: [number, number][] = [];
  for (const sample of samples) {
    const last = found.at(-1);
    if (last && Math.abs(last[0] - sample) < 1e-6) last[1] += 1 / sampleRate;
    else found.push([sample, 1 / sampleRate]);
  }
  return found.map(([value, seconds]) => [value, Math.round(seconds * 1000) / 1000]);
};

it('fills a gap with silence, also before the first samples', async () => {
  expect(runs(await laidOut([ones(0.5, 1), ones(3, 1, 0.5)]))).toEqual([
    [0, 0.5],
    [1, 1],
    [0, 1.5],
    [0.5, 1],
  ]);
});

it('starts in the middle of a chunk, and drops repeated samples', async () => {
  const sounds = [ones(-1, 2, 0.1), ones(1, 1, 0.2), ones(1.25, 1, 0.3), ones(1.5, 0.5, 0.9)];
  expect(runs(await laidOut(sounds, 0.75))).toEqual([
    [expect.closeTo(0.1), 0.25],
    [expect.closeTo(0.2), 1],
    [expect.closeTo(0.3), 0.25],
  ]);
});

it('tolerates inaccurate times and loses no sample of a minute', async () => {
  const wobbly = Array.from({ length: 3000 }, (_, place) => ones(place * 0.02 + (place % 2 ? 0.0009 : 0), 0.02));
  const samples = await laidOut(wobbly);
  expect(samples.length).toBe(60 * sampleRate);
  expect(samples.every((sample) => sample === 1)).toBe(true);
});

it('continues when the sample rate changes', async () => {
  const samples = await laidOut([ones(0, 1, 0.5, 48_000), ones(1, 1, 0.5, 44_100), ones(2, 1, 0.5, 8000)]);
  expect(samples.length).toBe(3 * sampleRate);
  expect(samples.slice(sampleRate / 2, sampleRate / 2 + 100).every((sample) => Math.abs(sample - 0.5) < 1e-3)).toBe(true);
});

it('is empty without samples, and one sample long with one', async () => {
  expect(await laidOut([])).toEqual([]);
  expect(await laidOut([ones(0, 1 / sampleRate)])).toEqual([1]);
});

it('refuses a gap of hours', async () => {
  await expect(laidOut([ones(0, 1), ones(1e9, 1)])).rejects.toMatchObject({ code: 'noSound', details: { reason: 'broken' } });
});
