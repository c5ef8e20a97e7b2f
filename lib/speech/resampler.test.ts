import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sampleRate } from './audio-reader.ts';
import { createResampler } from './resampler.ts';

const tone = (frequency: number, rate: number, seconds: number) =>
  Float32Array.from({ length: Math.round(rate * seconds) }, (_, at) => Math.sin((2 * Math.PI * frequency * at) / rate));

function resample(samples: Float32Array, rate: number, chunks: number[] = [samples.length]): Float32Array {
  const resampler = createResampler(rate);
  const out: number[] = [];
  let at = 0;
  for (const length of [...chunks, samples.length]) {
    out.push(...resampler.add(samples.subarray(at, at + length)));
    at += length;
  }
  return Float32Array.from([...out, ...resampler.end()]);
}

/** Away from the ends, where the filter meets silence. */
const inside = (samples: Float32Array) => samples.subarray(2000, -2000);
const level = (samples: Float32Array) => Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);

it.each([8000, 11_025, 22_050, 24_000, 32_000, 44_056, 44_100, 48_000, 96_000, 192_000])(
  'preserves the tones of speech from %i Hz, at their time',
  (rate) => {
    const made = inside(resample(tone(1000, rate, 1), rate));
    const meant = inside(tone(1000, sampleRate, 1));
    expect(made.length).toBe(meant.length);
    expect(level(made.map((value, at) => value - meant[at]!))).toBeLessThan(0.005);
  },
);

it.each([22_050, 44_100, 48_000, 96_000])('removes from %i Hz what would alias to another tone', (rate) => {
  for (const frequency of [9500, 10_500]) expect(level(inside(resample(tone(frequency, rate, 1), rate)))).toBeLessThan(0.001);
  expect(level(inside(resample(tone(6000, rate, 1), rate)))).toBeCloseTo(Math.SQRT1_2, 2);
});

it('returns the same samples for any chunks, as many as the duration requires', () => {
  const rates = fc.constantFrom(8000, 16_000, 22_050, 44_100, 47_999, 48_000);
  fc.assert(
    fc.property(rates, fc.array(fc.nat(700), { maxLength: 6 }), fc.nat(3000), (rate, chunks, length) => {
      const samples = tone(300, rate, 1).subarray(0, length);
      const whole = resample(samples, rate);
      expect(resample(samples, rate, chunks)).toEqual(whole);
      expect(whole.length).toBe(Math.round((length * sampleRate) / rate));
    }),
    { numRuns: 30 },
  );
});
