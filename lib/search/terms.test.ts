import { describe, expect, it } from 'vitest';
import { addTerms, queryTerms } from './terms.ts';

const terms = (text: string) => {
  const found: string[] = [];
  addTerms(text, (term) => found.push(term));
  return found;
};

describe('the terms of a text', () => {
  it.each([
    ['clocks, and trains: 1847!', ['clocks', 'and', 'trains', '1847']],
    ['茶は薬', ['茶', 'は', '茶は', '薬', 'は薬']],
    ['iphone手机2台', ['iphone', '手', '机', '手机', '2', '台']],
    ['시계가 왔다', ['시계가', '왔다']],
    ['हिन्दी में', ['हिन्दी', 'में']],
    ['👩🚀 — …', []],
  ])('%s', (text, expected) => expect(terms(text)).toEqual(expected));

  it('truncates overlong words', () => expect(terms('a'.repeat(1000))).toEqual(['a'.repeat(24)]));
});

describe('the terms of a query', () => {
  const asked = (query: string) => queryTerms(query).map(({ text, isPrefix }) => (isPrefix ? `${text}…` : text));

  it.each([
    ['clock to', ['clock…', 'to…']],
    // While the next word is being typed, a short one is complete.
    ['to be ', ['to', 'be']],
    ['a', ['a']],
    ['茶', ['茶']],
    ['緑茶の歴史', ['緑茶', '茶の', 'の歴', '歴史']],
    ['시계', ['시계…']],
    ['clock clock', ['clock…']],
    ['?!', []],
  ])('%s', (query, expected) => expect(asked(query)).toEqual(expected));
});
