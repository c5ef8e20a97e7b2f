import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createObjectReader } from './object-reader.ts';

const read = (pieces: string[]) => {
  const found: unknown[] = [];
  const push = createObjectReader((value) => found.push(value));
  for (const piece of pieces) push(piece);
  return found;
};

describe('ObjectReader, for incomplete JSON answers', () => {
  it('emits a member only once it is complete', () => {
    const found: unknown[] = [];
    const push = createObjectReader((value) => found.push(value));
    push('{"title": "A {strange} [title]", "points": [{"text": "one } \\" brace", "cite": [1, 2]');
    expect(found).toEqual([]);
    push('}');
    expect(found).toEqual([{ text: 'one } " brace', cite: [1, 2] }]);
    push(', {"text": "two"}]}');
    expect(found).toHaveLength(2);
  });

  it.each([
    ['a fence and words around', `Here's "it":\n\`\`\`json\n{"points":[{"a":1},{"a":2}]}\n\`\`\` [{"a":3}`, [{ a: 1 }, { a: 2 }]],
    ['a bare list', '[{"a":1},{"a":2}]', [{ a: 1 }, { a: 2 }]],
    ['a cut answer', '{"points":[{"a":1},{"a":', [{ a: 1 }]],
    ['thoughts that look like an answer', '<think>{"points":[{"a":0}]}</think>{"points":[{"a":1}]}', [{ a: 1 }]],
    ['thoughts without an end', '<think>{"points":[{"a":0}]}', []],
    ['nested members, which are not points', '{"points":[{"a":[{"b":1}]}]}', [{ a: [{ b: 1 }] }]],
    ['a broken member between good ones', '{"points":[{"a":1},{"a":,},{"a":3}]}', [{ a: 1 }, { a: 3 }]],
  ])('reads %s', (_, text, expected) => expect(read([text])).toEqual(expected));

  it('returns the same result however the text is split', () => {
    const member = fc.record({ text: fc.string({ unit: 'grapheme' }), cite: fc.array(fc.nat()), quote: fc.string() });
    fc.assert(
      fc.property(
        fc.array(member, { maxLength: 5 }),
        fc.constantFrom('', '<think>Hm, {"points":[{}]}</think>', 'Sure:\n```json\n'),
        fc.array(fc.nat(400), { maxLength: 20 }),
        (points, lead, cuts) => {
          const text = `${lead}${JSON.stringify({ title: 'T', points })}`;
          const places = [0, ...cuts.filter((cut) => cut < text.length).sort((a, b) => a - b), text.length];
          const pieces = places.slice(1).map((end, i) => text.slice(places[i], end));
          expect(read(pieces)).toEqual(points);
          expect(read([...text])).toEqual(points);
        },
      ),
      { numRuns: 100 },
    );
  });

  it.each([
    ['a response', ''],
    ['thoughts before it', `<think>${'Hm. '.repeat(4000)}</think>`],
  ])('searches the characters of %s a few times at most', (_, lead) => {
    const text = `${lead}${JSON.stringify({ points: Array.from({ length: 500 }, (__, a) => ({ a })) })}`;
    const spies = (['indexOf', 'trimStart'] as const).map((name) => vi.spyOn(String.prototype, name));
    const found = read(text.match(/.{1,4}/gs)!);
    const searched = spies.flatMap((spy) => spy.mock.contexts).reduce<number>((sum, context) => sum + String(context).length, 0);
    vi.restoreAllMocks();
    expect(found).toHaveLength(500);
    expect(searched).toBeLessThan(8 * text.length);
  });

  it('throws on no input', () => {
    const text = fc.string({ unit: fc.constantFrom('{', '}', '[', ']', '"', '\\', 'a', ',', ':') });
    fc.assert(fc.property(text, (json) => void expect(() => read([...json])).not.toThrow()));
  });
});
