import { expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

it('is the same for equal values with keys in another order, and different for others', () => {
  const value = { b: [{ d: 1, c: null }], a: 'x' };
  expect(canonicalJson(value)).toBe('{"a":"x","b":[{"c":null,"d":1}]}');
  expect(canonicalJson({ a: 'x', b: [{ c: null, d: 1 }] })).toBe(canonicalJson(value));
  expect(canonicalJson(['b', 'a'])).toBe('["b","a"]');
  expect(canonicalJson(undefined)).toBe('');
});
