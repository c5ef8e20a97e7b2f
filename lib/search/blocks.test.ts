import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bucketOf, encodeBlock, posting, readBlock, shardSize } from './blocks.ts';

const lookUp = (block: Uint8Array, term: string, isPrefix: boolean) => {
  const found: string[] = [];
  readBlock(block, { text: term, isPrefix }, (place, isOften) => found.push(`${place}${isOften ? '!' : ''}`));
  return found;
};

describe('an index block', () => {
  const postings = new Map([
    ['clock', [posting(3, false)]],
    ['clocks', [posting(0, true), posting(127, false)]],
    ['clockwork-and-other-things', [posting(5, true)]],
    ['茶', [posting(9, false)]],
    ['茶道', [posting(9, false), posting(10, true)]],
  ]);
  const block = encodeBlock([...postings.keys()].sort(), (term) => postings.get(term)!);

  it.each([
    ['clock', false, ['3']],
    ['clocks', false, ['0!', '127']],
    ['clock', true, ['3', '0!', '127', '5!']],
    ['clockwork-and-other-things', false, ['5!']],
    ['cloc', false, []],
    ['clockz', true, []],
    ['a', true, []],
    ['茶', false, ['9']],
    ['茶', true, ['9', '9', '10!']],
    ['', true, ['3', '0!', '127', '5!', '9', '9', '10!']],
  ])('returns for %s (prefix: %s) %j', (term, isPrefix, expected) => expect(lookUp(block, term, isPrefix)).toEqual(expected));

  it('returns any terms that were added, whole and by their prefixes', () => {
    const term = fc.string({
      unit: fc.constantFrom('a', 'b', 'é', 'я', '茶', '道', '\ud867', '\ude3d', '\uffe6'),
      minLength: 1,
      maxLength: 24,
    });
    const byte = fc.integer({ min: 0, max: 2 * shardSize - 1 });
    const dictionary = fc.dictionary(term, fc.uniqueArray(byte, { minLength: 1, maxLength: shardSize }));
    fc.assert(
      fc.property(dictionary, term, (terms, other) => {
        const sorted = Object.keys(terms).sort();
        const block = encodeBlock(sorted, (one) => terms[one]!);
        const expected = (texts: string[]) =>
          texts.flatMap((one) => terms[one]!.map((value) => `${value & 127}${value > 127 ? '!' : ''}`));
        for (const wanted of [...sorted, other]) {
          expect(lookUp(block, wanted, false)).toEqual(expected(sorted.filter((one) => one === wanted)));
          expect(lookUp(block, wanted, true)).toEqual(expected(sorted.filter((one) => one.startsWith(wanted))));
        }
      }),
      { numRuns: 60 },
    );
  });
});

it('stores terms with a common prefix together', () => {
  expect(bucketOf('clock')).toBe(bucketOf('cl'));
  expect(bucketOf('茶道')).toBe(bucketOf('茶'));
  expect(bucketOf('시계가')).toBe(bucketOf('시'));
  const used = new Set(Array.from({ length: 2000 }, (_, i) => bucketOf(String.fromCharCode(0x4e00 + i))));
  expect(used.size).toBe(256);
});
