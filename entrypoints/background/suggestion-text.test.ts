import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { suggestionText } from './suggestion-text.ts';

const found = { title: 'Bread & <salt>', snippet: 'rest the dough & fold', highlights: [{ from: 9, to: 14 }] };

test('a suggestion marks what was found', () => {
  expect(suggestionText(found, true)).toBe('Bread &amp; &lt;salt&gt; <dim>rest the <match>dough</match> &amp; fold</dim>');
});

test('a suggestion of plain text has no markup', () => {
  expect(suggestionText(found, false)).toBe('Bread & <salt> — rest the dough & fold');
});

test.each(['</dim><url>x', ']]>', '&#0;', '\u0000\u0008\uFFFF', '\uD800', '<!-- ', '"\'>'])('%j stays text', (text) => {
  const { children } = parseDocument(suggestionText({ title: text, snippet: text, highlights: [] }, true), { xmlMode: true });
  expect(children.filter(({ type }) => type !== 'text')).toHaveLength(1);
});
