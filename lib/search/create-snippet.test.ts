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

it('starts at the phrase, or else where most of the words are', () => {
  const gap = 'other words '.repeat(40);
  expect(shown(`time ${gap} railway time ${gap}`, 'railway time').marked).toEqual(['railway time']);
  expect(shown(`time ${gap} time of a railway ${gap}`, 'railway time').marked).toEqual(['time', 'railway']);
});

it('ends behind a word', () => {
  const { snippet } = shown('needle and '.repeat(100), 'needle');
  expect(snippet).toMatch(/ (?:needle|and)…$/);
});

it('never splits a character', () => {
  for (const lead of ['', 'a']) {
    const family = shown(`${lead}${'👩‍🚀'.repeat(200)} needle ${'👩‍🚀'.repeat(200)}`, 'needle').snippet;
    expect(family.replaceAll('👩‍🚀', '')).toBe('… needle …');
  }
  const { snippet } = shown(`${'👩'.repeat(200)} needle ${'👩'.repeat(200)}`, 'needle');
  expect(snippet.isWellFormed()).toBe(true);
});

it('preserves markup as text', () => {
  expect(shown('a <img onerror=alert(1)> needle', 'needle').snippet).toBe('a <img onerror=alert(1)> needle');
});
