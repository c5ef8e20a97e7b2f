import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeText, unescapeText } from './escape-text.ts';

/** Code units of which PostgreSQL rejects some, in every order. */
const odd = fc.string({ unit: fc.constantFrom('\0', '\ud83d', '\udc00', '\ufffe', '0', 'd', 'x', '字', '😀') });

it('restores the original text', () => {
  fc.assert(
    fc.property(fc.oneof(odd, fc.string({ unit: 'binary' })), (text) => {
      expect(unescapeText(escapeText(text))).toBe(text);
    }),
  );
});

it('escapes everything that PostgreSQL rejects, and leaves other text unchanged', () => {
  fc.assert(fc.property(odd, (text) => escapeText(text).isWellFormed() && !escapeText(text).includes('\0')));
  expect(escapeText('Grüße, 字 😀 \\u0000 %')).toBe('Grüße, 字 😀 \\u0000 %');
});
