import { describe, expect, it } from 'vitest';
import { drawStoryboard } from '../../test/images/draw-storyboard.ts';
import { drawSlides } from '../../test/images/drawn-slide.ts';
import { copy, halved, mixed, paint } from '../../test/images/paint.ts';
import type { Bitmap } from './bitmap.ts';
import { isSame, relate } from './relation.ts';
import { type Signature, signatureOf } from './signature.ts';
import { storyboardSource } from './storyboard.ts';

const slides = drawSlides(1, 12, 384, 216);
const built = slides.find((stages) => stages.length > 3)!;
const [first, last] = [built[0]!, built.at(-1)!];
const other = slides.findLast((stages) => stages.length > 3 && stages !== built)!.at(-1)!;
const relation = (a: Bitmap, b: Bitmap) => relate(signatureOf(a), signatureOf(b));
const changed = (bitmap: Bitmap, change: (changed: Bitmap) => void): Bitmap => {
  const made = copy(bitmap);
  change(made);
  return made;
};

describe('relate', () => {
  it('distinguishes the same slide, a fuller one, a poorer one and another', () => {
    expect(relation(last, last)).toBe('same');
    expect(relation(first, last)).toBe('fuller');
    expect(relation(last, first)).toBe('poorer');
    expect(relation(last, other)).toBe('other');
  });

  it('recognizes a paler slide', () => {
    const gray = changed(last, (picture) => paint(picture, { x: 0, y: 0, width: 1, height: 1 }, [250, 248, 240]));
    expect(relation(last, mixed(last, gray, 0.5))).toBe('same');
  });

  it('ignores a pointer', () => {
    const pointed = changed(last, (picture) => paint(picture, { x: 0.5, y: 0.5, width: 0.03, height: 0.04 }, [255, 0, 0]));
    expect(isSame(signatureOf(last), signatureOf(pointed))).toBe(true);
  });

  it('ignores the compression of small letters on storyboards, whatever else appears', async () => {
    const small = drawSlides(2, 12, 320, 180).map((stages) => stages.map(halved));
    const gradual = small.filter(({ length }) => length > 2);
    expect(gradual).not.toEqual([]);
    for (const stages of gradual) {
      // The first frame lies on the blocks of the codec, the one below it between them.
      const { level, fetchPicture } = await drawStoryboard([...Array(5).fill(stages.at(-2)!), stages.at(-2)!, stages.at(-1)!], 1);
      const frames = storyboardSource([level], fetchPicture, 7).frames(0, () => false);
      const signatures: Signature[] = [];
      for await (const { signature } of frames) signatures.push(signature);
      expect(relate(signatures[0]!, signatures[5]!)).not.toBe('other');
      expect(relate(signatures[0]!, signatures[6]!)).toBe('fuller');
    }
  });

  it('does not take an empty slide for the beginning of another', () => {
    const empty = changed(last, (picture) => paint(picture, { x: 0, y: 0, width: 1, height: 1 }, [250, 248, 240]));
    expect(relation(empty, last)).toBe('other');
    expect(relation(last, empty)).toBe('other');
  });
});
