import { describe, expect, it } from 'vitest';
import { addTerms } from './terms.ts';

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
    ["e-mail isn't 3,000 a, b", ['e', 'mail', 'email', 'isn', 't', 'isnt', '3', '000', '3000', 'a', 'b']],
    ['人工\n智能\n\n铁', ['人', '工', '人工', '智', '工智', '能', '智能', '铁']],
    ['one\ntwo', ['one', 'two']],
  ])('%s', (text, expected) => expect(terms(text)).toEqual(expected));

  it('truncates overlong words', () => expect(terms('a'.repeat(1000))).toEqual(['a'.repeat(24)]));
});
