import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeText, unescapeText } from './escape-text.ts';

/** Units of which PostgreSQL refuses some, in every order. */
const odd = fc.string({ unit: fc.constantFrom('\0', '\ud83d', '\udc00', '\ufffe', '0', 'd', 'x', '字', '😀') });

it('gives text back as it was', () => {
  fc.assert(
    fc.property(fc.oneof(odd, fc.string({ unit: 'binary' })), (text) => {
      expect(unescapeText(escapeText(text))).toBe(text);
    }),
  );
});

it('leaves nothing that PostgreSQL refuses, and other text alone', () => {
  fc.assert(fc.property(odd, (text) => escapeText(text).isWellFormed() && !escapeText(text).includes('\0')));
  expect(escapeText('Grüße, 字 😀 \\u0000 %')).toBe('Grüße, 字 😀 \\u0000 %');
});
