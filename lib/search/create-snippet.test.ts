import { expect, it } from 'vitest';
import { createSnippet } from './create-snippet.ts';
import { parseQuery } from './parse-query.ts';

const shown = (text: string, keyword: string) => {
  const { snippet, highlights } = createSnippet(text, parseQuery(keyword), 'words');
  return { snippet, marked: highlights.map(({ from, to }) => snippet.slice(from, to)) };
};

it('marks each word at its position in the original', () => {
  expect(shown('Le CAFÉ de la Straße', 'cafe strasse')).toEqual({ snippet: 'Le CAFÉ de la Straße', marked: ['CAFÉ', 'Straße'] });
});

it('marks a run of unspaced writing as one', () => {
  expect(shown('日本の緑茶の歴史です', '緑茶の歴史').marked).toEqual(['緑茶の歴史']);
});

it('shows the surroundings of the first match in a long text, from a word boundary', () => {
  const { snippet, marked } = shown(`${'word '.repeat(100)}needle ${'after '.repeat(100)}`, 'needle');
  expect(marked).toEqual(['needle']);
  expect(snippet).toMatch(/^…word .*needle after .*…$/);
  expect(snippet.length).toBeLessThanOrEqual(242);
});

it('never splits a character', () => {
  const { snippet } = shown(`${'👩'.repeat(200)} needle ${'👩'.repeat(200)}`, 'needle');
  expect(snippet.isWellFormed()).toBe(true);
});

it('preserves markup as text', () => {
  expect(shown('a <img onerror=alert(1)> needle', 'needle').snippet).toBe('a <img onerror=alert(1)> needle');
});
