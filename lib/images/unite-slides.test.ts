import { describe, expect, it } from 'vitest';
import { drawSlides } from '../../test/images/drawn-slide.ts';
import { signatureOf } from './signature.ts';
import type { ReadSlide } from './steps.ts';
import { uniteSlides } from './unite-slides.ts';

type Stages = Record<'started' | 'whole', ReadSlide['signature']>;

/** Two slides, with their first points and with all of them. */
const [, first, second] = drawSlides(1, 3, 384, 216).map((stages) => ({
  started: signatureOf(stages[0]!),
  whole: signatureOf(stages.at(-1)!),
})) as [Stages, Stages, Stages];

const seen = (startTime: number, endTime: number, signature: ReadSlide['signature'], text: string): ReadSlide => ({
  slide: { startTime, endTime, text, image: { mimeType: 'image/webp', base64: 'AAAA', width: 640, height: 360 } },
  signature,
});
const united = (...slides: ReadSlide[]) => uniteSlides(slides).map(({ startTime, endTime, text }) => [startTime, endTime, text]);

describe('uniteSlides', () => {
  it('sorts slides of different scans by time', () => {
    expect(united(seen(60, 90, second.whole, 'b'), seen(0, 30, first.whole, 'a'))).toEqual([
      [0, 30, 'a'],
      [60, 90, 'b'],
    ]);
  });

  it('merges slides that were captured twice or continued', () => {
    expect(united(seen(0, 20, first.whole, 'a'), seen(22, 40, first.whole, 'a'))).toEqual([[0, 40, 'a']]);
    expect(united(seen(0, 40, first.whole, 'a'), seen(10, 20, first.whole, 'a'))).toEqual([[0, 40, 'a']]);
    expect(united(seen(0, 40, first.whole, 'a'), seen(30, 40, first.whole, 'a'), seen(40, 60, second.whole, 'b'))).toEqual([
      [0, 40, 'a'],
      [40, 60, 'b'],
    ]);
  });

  it('keeps the fuller image', () => {
    expect(united(seen(0, 20, first.started, 'one point'), seen(10, 40, first.whole, 'all'))).toEqual([[0, 40, 'all']]);
    expect(united(seen(0, 40, first.whole, 'all'), seen(2, 20, first.started, 'one point'))).toEqual([[0, 40, 'all']]);
  });

  it('keeps a returning slide separate, and another one at the same time', () => {
    expect(united(seen(0, 20, first.whole, 'a'), seen(60, 80, first.whole, 'a'))).toHaveLength(2);
    expect(united(seen(0, 20, first.whole, 'a'), seen(10, 30, second.whole, 'b'))).toHaveLength(2);
  });
});
