import { expect, it } from 'vitest';
import { queryTerms } from './query-terms.ts';

const termsOf = (query: string, isLoose = false) =>
  queryTerms(query, { isLoose }).map(({ text, isPrefix, others }) => [isPrefix ? `${text}…` : text, ...others].join('|'));

it.each([
  ['clock to', ['clock…', 'to…']],
  // While the next word is being typed, a short one is complete.
  ['to be ', ['to', 'be']],
  ['a', ['a']],
  ['茶', ['茶']],
  ['の', ['ノ']],
  ['緑茶の歴史', ['绿茶', '歴史']],
  ['铁路时间', ['铁路', '时间']],
  ['らーめん店', ['ラー', 'ーメ', 'メン', '店']],
  ['サーバーの設定', ['サー', 'ーバ', '设定']],
  ['시계 차', ['시계…', '차…']],
  ['clock clock', ['clock…']],
  ['Spider-Man', ['spider…|spiderman', 'man…|spiderman']],
  ['3,000', ['3|3000', '000…|3000']],
  ['قطار', ['قطار…|القطار|والقطار|بالقطار|فالقطار|كالقطار|للقطار']],
  ['?!', []],
])('splits the query %s', (query, expected) => expect(termsOf(query)).toEqual(expected));

it.each([
  ['clocks stories boxes glass city', ['clock…', 'story…', 'box…', 'glass…', 'city…|cities']],
  ['книга', ['книг…']],
  ['서울은', ['서울…']],
  ['Mueller', ['mueller…|muller']],
])('cuts the endings of %s on request', (query, expected) => expect(termsOf(query, true)).toEqual(expected));
