import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ComparedText } from '../ports/compared-text-store.ts';
import { blockTerms, createPassageIndex } from './passage-index.ts';

function textOf(contentId: string, spoken: readonly number[]): ComparedText {
  const distinct = [...new Set(spoken)];
  return {
    ...{ contentId, language: 'en', termEnds: new Uint32Array(), startTimes: new Float64Array() },
    distinctTerms: Uint32Array.from(distinct),
    termCounts: Uint32Array.from(distinct, (term) => spoken.filter((other) => other === term).length),
    terms: Uint32Array.from(spoken, (term) => distinct.indexOf(term)),
    ...{ selected: new Uint32Array(), selectedTexts: [] },
  };
}

const term = fc.nat(40);
const spoken = fc.array(fc.array(term, { maxLength: 120, size: 'max' }), { minLength: 1, maxLength: 6 });

it('finds the same passage as a search of all passages', () => {
  fc.assert(
    fc.property(spoken, fc.uniqueArray(term, { minLength: 1, maxLength: 15 }), fc.double({ min: 0.1, max: 1 }), fc.nat(5), check),
    { numRuns: 2000 },
  );

  function check(library: number[][], sentence: number[], minCoverage: number, excluded: number): void {
    const index = createPassageIndex();
    const texts = library.map((terms, at) => textOf(`text ${at}`, terms));
    for (const text of texts) index.add(text);
    const isCompared = (text: ComparedText) => text !== texts[excluded];
    const weigh = (terms: readonly number[]) => terms.reduce((sum, term) => sum + index.rarity(term), 0);
    const coverages = library.flatMap((terms, at) =>
      Array.from({ length: at === excluded ? 0 : Math.ceil(terms.length / blockTerms) }, (_, block) => {
        const passage = new Set(terms.slice(block * blockTerms, (block + 2) * blockTerms));
        return weigh(sentence.filter((term) => passage.has(term))) / weigh(sentence);
      }),
    );
    const best = Math.max(0, ...coverages);
    // At the limit itself, the order of the additions decides.
    fc.pre(Math.abs(best - minCoverage) > 1e-9);
    const match = index.match(sentence, isCompared, minCoverage);
    if (best < minCoverage) expect(match).toBeUndefined();
    else {
      expect(match!.coverage).toBeCloseTo(best, 9);
      const passage = new Set(library[texts.indexOf(match!.text)]!.slice(match!.start, match!.end));
      expect(weigh(sentence.filter((term) => passage.has(term))) / weigh(sentence)).toBeCloseTo(best, 9);
    }
  }
});

it('finds no passage of a removed text, and the newer one of a replaced text', () => {
  const index = createPassageIndex();
  const find = () => index.match([1, 2, 3], () => true, 0.9)?.text.contentId;
  index.add(textOf('a', [1, 2, 3, 4]));
  expect(find()).toBe('a');
  index.add(textOf('a', [7, 8, 9]));
  expect(find()).toBeUndefined();
  index.add(textOf('b', [3, 2, 1]));
  expect(find()).toBe('b');
  index.remove('b');
  expect(find()).toBeUndefined();
});

it('finds as much after a text was replaced 2,000 times', () => {
  const index = createPassageIndex();
  for (let times = 0; times < 2000; times++) index.add(textOf('a', [1, 2, 3, 4]));
  index.add(textOf('b', [1, 2, 3, 5]));
  expect(index.match([1, 2, 3, 5], () => true, 0.9)?.text.contentId).toBe('b');
  expect(index.match([1, 2, 3, 4], () => true, 0.9)?.text.contentId).toBe('a');
});

it('looks up a common term again when the texts that have it most are removed', () => {
  const index = createPassageIndex();
  const common = 1;
  index.add(
    textOf(
      'long',
      Array.from({ length: 1600 * blockTerms }, (_, i) => (i % blockTerms === 0 ? common : 2)),
    ),
  );
  index.add(textOf('short', [common, 3]));
  expect(index.match([common], () => true, 0.9)).toBeUndefined();
  index.remove('long');
  expect(index.match([common], () => true, 0.9)?.text.contentId).toBe('short');
});

it('finds the same after many additions and removals as at first', () => {
  const index = createPassageIndex();
  for (let i = 0; i < 300; i++) index.add(textOf(`text ${i % 5}`, [i % 5, 10, 11, 12 + (i % 3)]));
  for (let i = 0; i < 4; i++) index.remove(`text ${i}`);
  expect(index.match([4, 10], () => true, 0.9)?.text.contentId).toBe('text 4');
  expect(index.match([0, 20], () => true, 0.1)).toBeUndefined();
});
