import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, foldWithOrigins } from './fold.ts';

describe('fold', () => {
  it.each([
    ['Crème BRÛLÉE', 'creme brulee'],
    ['Straße', 'strasse'],
    ['ＦＵＬＬ ｶﾞｷﾞ', 'full ガギ'],
    ['İstanbul, ISPARTA', 'istanbul, isparta'],
    ['Ёлка', 'елка'],
    ['ὈΔΥΣΣΕΎΣ', 'οδυσσευσ'],
    ['الْعَرَبِيَّة', 'العربية'],
    ['שָׁלוֹם', 'שלום'],
    ['soft\u00adhyphen', 'softhyphen'],
    // Marks that make another letter stay.
    ['が か\u3099', 'が が'],
    ['हिन्दी में', 'हिन्दी में'],
    ['ประเทศไทย', 'ประเทศไทย'],
    ['시계'.normalize('NFD'), '시계'],
    ['line\nend', 'line\nend'],
  ])('%s becomes %s', (text, folded) => expect(fold(text)).toBe(folded));

  it('maps positions back to the original', () => {
    const { text, origins } = foldWithOrigins('«Straße» café');
    const at = text.indexOf('cafe');
    expect('«Straße» café'.slice(origins[at], origins[at + 4])).toBe('café');
    const street = text.indexOf('strasse');
    expect('«Straße» café'.slice(origins[street], origins[street + 7])).toBe('Straße');
  });

  it('has an origin for every code unit, in order, for any text', () => {
    const anyText = fc.string({
      unit: fc.constantFrom('a', 'É', 'e\u0301', 'ß', 'ﷺ', 'が', 'か\u3099', '시', '👩‍🚀', '\ud800', ' ', '\u200d'),
    });
    fc.assert(
      fc.property(anyText, (original) => {
        const { text, origins } = foldWithOrigins(original);
        expect(origins).toHaveLength(text.length + 1);
        expect([...origins]).toEqual([...origins].sort((a, b) => a - b));
        expect(origins.at(-1)).toBe(original.length);
      }),
    );
  });
});
