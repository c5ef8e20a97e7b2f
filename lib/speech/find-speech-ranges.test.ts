import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findSpeechRanges } from './find-speech-ranges.ts';

const frame = 0.032;
/** Frames of one probability each: `[probability, frames]`. */
const frames = (...parts: [number, number][]) => parts.flatMap(([probability, count]) => Array<number>(count).fill(probability));
const rounded = (probabilities: number[]) =>
  findSpeechRanges(probabilities, frame, 0.1).map(({ startTime, endTime }) =>
    [startTime, endTime].map((time) => Number(time.toFixed(3))),
  );

it('adds a margin on both sides of speech', () => {
  expect(rounded(frames([0, 50], [0.9, 50], [0, 50]))).toEqual([[1.5, 3.3]]);
});

it('starts at a high probability, and continues at a lower one', () => {
  expect(rounded(frames([0.4, 50], [0.9, 20], [0.4, 30], [0.1, 50]))).toEqual([[1.5, 3.3]]);
  expect(rounded(frames([0.45, 500]))).toEqual([]);
});

it('joins ranges over a short silence, and divides at a longer one', () => {
  expect(rounded(frames([0, 10], [0.9, 20], [0, 6], [0.9, 20], [0, 10]))).toHaveLength(1);
  expect(rounded(frames([0, 10], [0.9, 20], [0, 7], [0.9, 20], [0, 10]))).toHaveLength(2);
});

it('ignores a click', () => {
  expect(rounded(frames([0, 50], [0.99, 6], [0, 50]))).toEqual([]);
});

it('stays within the audio', () => {
  expect(rounded(frames([0.9, 50]))).toEqual([[0, 1.6]]);
});

const parts = fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 1, max: 30 })));

it('returns ordered, disjoint ranges within the audio, each with a frame of high probability', () => {
  fc.assert(
    fc.property(parts, fc.constantFrom(0, 0.1, 1), (parts, margin) => {
      const probabilities = frames(...parts);
      const end = probabilities.length * frame;
      let before = 0;
      for (const { startTime, endTime } of findSpeechRanges(probabilities, frame, margin)) {
        expect(startTime).toBeGreaterThanOrEqual(before);
        expect(endTime).toBeGreaterThan(startTime);
        expect(endTime).toBeLessThanOrEqual(end);
        expect(
          Math.max(...probabilities.slice(Math.floor(startTime / frame), Math.ceil(endTime / frame))),
        ).toBeGreaterThanOrEqual(0.5);
        before = endTime;
      }
    }),
  );
});

it('finds no speech in an hour of silence', () => {
  expect(findSpeechRanges(new Float32Array(112_500), frame)).toEqual([]);
});
