import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textRegions } from './text-regions.ts';

/** A map of 60 × 40 with likelihoods in boxes. */
function mapOf(...boxes: { left: number; top: number; width: number; height: number; likely: number }[]): Float32Array {
  const map = new Float32Array(60 * 40);
  for (const { left, top, width, height, likely } of boxes) {
    for (let y = top; y < top + height; y++) map.fill(likely, y * 60 + left, y * 60 + left + width);
  }
  return map;
}

it('detects lines, and restores the margin that the neural network omits around them', () => {
  const map = mapOf(
    { left: 10, top: 10, width: 12, height: 4, likely: 0.9 },
    { left: 45, top: 30, width: 12, height: 6, likely: 0.8 },
  );
  const [first, second, ...more] = textRegions(map, 60, 40);
  expect(more).toEqual([]);
  // 12 × 4 × 1.5 / 32 on each side.
  expect(first).toEqual({ left: 7.75, top: 7.75, width: 16.5, height: 8.5 });
  expect(second!.left + second!.width).toBe(60);
});

it('ignores low likelihoods, and specks', () => {
  expect(textRegions(mapOf({ left: 5, top: 5, width: 20, height: 5, likely: 0.4 }), 60, 40)).toEqual([]);
  expect(textRegions(mapOf({ left: 5, top: 5, width: 20, height: 2, likely: 0.9 }), 60, 40)).toEqual([]);
  expect(textRegions(mapOf(), 60, 40)).toEqual([]);
});

it('stays within any map, and terminates', () => {
  fc.assert(
    fc.property(fc.array(fc.float({ min: 0, max: 1, noNaN: true }), { minLength: 144, maxLength: 144 }), (levels) => {
      const outside = textRegions(Float32Array.from(levels), 16, 9).filter(
        ({ left, top, width, height }) => Math.min(left, top) < 0 || left + width > 16 || top + height > 9,
      );
      expect(outside).toEqual([]);
    }),
  );
});
