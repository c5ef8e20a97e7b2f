import { describe, expect, it } from 'vitest';
import { expectLinear } from '../../test/growth.ts';
import { embeddedJson } from './embedded-json.ts';

describe('embeddedJson', () => {
  it.each([
    ['a statement', 'var data = {"a":1};', { a: 1 }],
    ['a property', 'window["data"] = {"a":{"b":[{}]}};', { a: { b: [{}] } }],
    ['braces and quotes in strings', String.raw`data={"a":"}{\"}","b":"\\"}`, { a: '}{"}', b: '\\' }],
    ['code that mentions it first', 'a.data,b.data; if(data){x()}; var data = {"a":1};', { a: 1 }],
    ['code that is no JSON first', 'data = {a: 1}; data = {"a":2};', { a: 2 }],
  ])('%s', (_, html, expected) => expect(embeddedJson(html, 'data')).toEqual(expected));

  it.each([
    ['nothing', 'var other = {}'],
    ['an end that never comes', 'data = {"a":{'],
    ['a string that never ends', 'data = {"a":"}}}'],
    ['no object', 'data = function () {}'],
  ])('finds nothing in %s', (_, html) => expect(embeddedJson(html, 'data')).toBeUndefined());

  it('is linear on a page full of opening braces', () => {
    expectLinear(30_000, (size) => embeddedJson('data={'.repeat(size), 'data'));
    expectLinear(200_000, (size) => embeddedJson(`data=${'{'.repeat(size)}`, 'data'));
  });
});
