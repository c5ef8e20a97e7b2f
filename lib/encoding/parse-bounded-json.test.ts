import { expect, it } from 'vitest';
import { parseBoundedJson } from './parse-bounded-json.ts';

const nested = (depth: number) => `${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`;

it('parses JSON whose texts contain brackets, quotation marks and backslashes', () => {
  const value = { a: '[[[', 'b"': ['\\', '\\"', '"\\\\', ''], c: [1, null, { d: `${'{"['.repeat(200)}\\` }] };
  for (const indent of [0, 2]) expect(parseBoundedJson(JSON.stringify(value, null, indent))).toEqual(value);
  expect(parseBoundedJson(nested(100))).toEqual(JSON.parse(nested(100)));
  expect(parseBoundedJson(JSON.stringify(Array(300).fill([[]])))).toHaveLength(300);
});

it('applies a reviver', () => {
  expect(parseBoundedJson('[1,2]', { revive: (_, value) => (typeof value === 'number' ? value + 1 : value) })).toEqual([2, 3]);
});

it.each(['', '{', '"a', '"a\\"', '[1,]', ']['])('throws a SyntaxError for %j', (text) => {
  expect(() => parseBoundedJson(text)).toThrow(SyntaxError);
});

it('refuses JSON that is nested too deep', () => {
  for (const text of [nested(102), '['.repeat(1_000_000), `["\\\\",${nested(100)}]`])
    expect(() => parseBoundedJson(text)).toThrow(expect.objectContaining({ code: 'invalid' }));
});

it('refuses JSON of too many values', () => {
  const text = '[[1,{"a":2}],3]';
  expect(parseBoundedJson(text, { maxValues: 6 })).toEqual([[1, { a: 2 }], 3]);
  expect(() => parseBoundedJson(text, { maxValues: 5 })).toThrow(expect.objectContaining({ code: 'tooLarge' }));
  expect(() => parseBoundedJson(`[${'1,'.repeat(5_000_000)}1]`)).toThrow(expect.objectContaining({ code: 'tooLarge' }));
});
