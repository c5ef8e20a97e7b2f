import { describe, expect, it } from 'vitest';
import { mergeFoundSlides } from './merge-found-slides.ts';

const slide = (startTime: number, endTime: number) => ({ startTime, endTime });

describe('withSeen', () => {
  it('adds what was seen where nothing was known, in order', () => {
    expect(mergeFoundSlides([slide(10, 20)], [slide(30, 40), slide(0, 10), slide(20, 30)])).toEqual([
      slide(0, 10),
      slide(10, 20),
      slide(20, 30),
      slide(30, 40),
    ]);
  });

  it('shows nothing twice', () => {
    expect(mergeFoundSlides([slide(10, 20)], [slide(5, 12), slide(18, 25), slide(12, 15)])).toEqual([slide(10, 20)]);
    expect(mergeFoundSlides([], [slide(0, 10), slide(5, 10), slide(10, 12)])).toEqual([slide(0, 10), slide(10, 12)]);
  });
});
