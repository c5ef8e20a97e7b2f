import { expect, it } from 'vitest';
import { planesOf } from './planes.ts';

const plain = { mean: [0, 0, 0], spread: [1 / 255, 1 / 255, 1 / 255] } as const;
/** Two rows of two pixels; only red differs. */
const bitmap = {
  width: 2,
  height: 2,
  data: new Uint8Array([0, 10, 20, 255, 100, 10, 20, 255, 0, 10, 20, 255, 100, 10, 20, 255]),
};
const whole = { left: 0, top: 0, width: 2, height: 2 };
const rounded = ({ data }: { data: Float32Array }) => Array.from(data, Math.round);

it('puts blue first, and red last', () => {
  const { data, dims } = planesOf(bitmap, whole, { width: 2, height: 2 }, plain);
  expect(dims).toEqual([1, 3, 2, 2]);
  expect(rounded({ data })).toEqual([20, 20, 20, 20, 10, 10, 10, 10, 0, 100, 0, 100]);
});

it('averages when it shrinks, and interpolates when it enlarges', () => {
  expect(rounded(planesOf(bitmap, whole, { width: 1, height: 1 }, plain))).toEqual([20, 10, 50]);
  expect(rounded(planesOf(bitmap, whole, { width: 4, height: 1 }, plain)).slice(8)).toEqual([0, 25, 75, 100]);
});

it('pads the right side, and repeats the edge beyond the image', () => {
  const beyond = { left: 1, top: -1, width: 2, height: 1 };
  const { data, dims } = planesOf(bitmap, beyond, { width: 2, height: 1, paddedWidth: 3 }, plain);
  expect(dims).toEqual([1, 3, 1, 3]);
  expect(rounded({ data })).toEqual([20, 20, 0, 10, 10, 0, 100, 100, 0]);
});
