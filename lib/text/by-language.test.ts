import { expect, it, vi } from 'vitest';
import { byLanguage } from './by-language.ts';

/** An expression that counts its calls, with the lengths of their texts. */
function countedExpression() {
  const lengths: number[] = [];
  const expression = /never/g;
  vi.spyOn(expression, 'exec').mockImplementation((text) => {
    lengths.push(text.length);
    return null;
  });
  return { expression, lengths };
}

it('makes an entry when its language is asked for first, and once', () => {
  const make = vi.fn(() => ({ word: 'oui' }));
  const entryOf = byLanguage({ fr: make });
  expect(make).not.toHaveBeenCalled();
  expect(entryOf('fr')).toBe(entryOf('fr'));
  expect(make).toHaveBeenCalledOnce();
});

it('has no entry for a language that the table lacks, or that is a name of every object', () => {
  const entryOf = byLanguage({ fr: () => 'oui' });
  expect(['de', 'constructor'].map(entryOf)).toEqual([undefined, undefined]);
});

it('compiles the expressions of an entry with a long text, as V8 compiles an expression twice otherwise', () => {
  const [alone, listed] = [countedExpression(), countedExpression()];
  const entryOf = byLanguage({ fr: () => ({ alone: alone.expression, list: [listed.expression] }) });
  entryOf('fr');
  entryOf('fr');
  expect([alone.lengths, listed.lengths]).toEqual([[1000], [1000]]);
});

it('leaves a global expression at its start', () => {
  const expression = /./g;
  byLanguage({ fr: () => expression })('fr');
  expect(expression.lastIndex).toBe(0);
});
