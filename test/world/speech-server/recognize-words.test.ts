import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodeWav } from '../../../lib/speech/providers/encode-wav.ts';
import { readWav } from './read-wav.ts';
import { recognizeWords } from './recognize-words.ts';
import { bread, tea } from './speech-run.ts';
import { rate, soundOf, wavOf } from './tones.ts';

const scripts = [tea, bread];
const textsOf = (samples: Float32Array, at = rate) => recognizeWords(samples, at, scripts).words.map(({ text }) => text);

it.each([
  ['en', bread],
  ['zh', tea],
])('recognizes each word of a script at its time: %s', (language, script) => {
  const { samples } = readWav(wavOf(script));
  const recognized = recognizeWords(samples, rate, scripts);
  expect(recognized.language).toBe(language);
  expect(recognized.words.map(({ text, speaker }) => [text, speaker])).toEqual(
    script.words.map(({ text, speaker }) => [text, speaker]),
  );
  for (const [i, { startTime, endTime }] of recognized.words.entries()) {
    expect(Math.abs(startTime - script.words[i]!.startTime)).toBeLessThan(0.011);
    expect(Math.abs(endTime - script.words[i]!.endTime)).toBeLessThan(0.051);
  }
});

it('recognizes the words of a chunk, and a word that was cut in one of the two at most', () => {
  fc.assert(
    fc.property(fc.double({ min: 5, max: 55, noNaN: true }), (cut) => {
      const both = [...textsOf(soundOf(bread, 0, cut)), ...textsOf(soundOf(bread, cut))];
      const inCut = bread.words.findIndex(({ startTime, endTime }) => startTime < cut && cut < endTime);
      const whole = bread.words.map(({ text }) => text);
      const without = whole.filter((_, i) => i !== inCut);
      expect([whole.join(' '), without.join(' ')]).toContain(both.join(' '));
    }),
    { numRuns: 8 },
  );
});

it('tolerates noise, low volume and another sample rate', () => {
  const samples = soundOf(bread, 0, 10);
  const expected = textsOf(samples);
  expect(expected.length).toBeGreaterThan(10);
  let seed = 7;
  const noise = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return (seed / 2_147_483_647 - 0.5) * 0.02;
  };
  expect(textsOf(samples.map((sample) => sample * 0.5 + noise()))).toEqual(expected);
  const finer = new Float32Array(samples.length * 3).map((_, i) => samples[Math.floor(i / 3)]!);
  expect(textsOf(finer, 3 * rate)).toEqual(expected);
  expect(textsOf(new Float32Array(rate))).toEqual([]);
});

it('rejects truncated files and files that are not WAV', () => {
  const wav = encodeWav(new Float32Array(100));
  expect(readWav(wav)).toMatchObject({ rate: 16_000, seconds: 100 / 16_000 });
  for (const broken of [wav.subarray(0, 100), new Uint8Array(), new TextEncoder().encode('<!doctype html>'.repeat(9))]) {
    expect(() => readWav(broken)).toThrow();
  }
});
