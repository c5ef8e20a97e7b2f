import { expect, it } from 'vitest';
import type { Recipe } from '../../contract/recipe.ts';
import { matchGlob, parseGlob } from './match-glob.ts';
import { addressMatcher } from './recipe-address.ts';

it.each<[string, string, object | undefined]>([
  ['{id}', 'a-b_1', { id: 'a-b_1' }],
  ['{id}', 'a.b', undefined],
  ['{id}', '', undefined],
  ['{id:hex:4}', 'abcd', { id: 'abcd' }],
  ['{id:hex:4}', 'abcde', undefined],
  ['{id:digits:2-}', '1', undefined],
  ['{id:digits:2-3}', '1234', undefined],
  ['{id:caseless}', 'AbC', { id: 'abc' }],
  ['{id:lower}_*', 'x8abc_a-title', { id: 'x8abc' }],
  ['*-{id:hex:4}', 'name-abcd', { id: 'abcd' }],
  ['*-auto', 'an-auto-auto', {}],
  ['*-auto', '-aut', undefined],
  ['*a*', 'bab', {}],
  ['v{id:digits}.html', 'v12.html', { id: '12' }],
])('%s on %s', (glob, text, expected) => expect(matchGlob(parseGlob(glob)!, text)).toEqual(expected));

const recipe = {
  name: 'clips',
  addresses: [
    {
      hosts: ['clips.example', '*.clips.net'],
      paths: ['/{user}/**/clip/{id}', '/play?v={id}', '/#/clip/{id}'],
      except: ['/admin/**'],
      kind: 'video',
      url: 'https://clips.example/play?v={id}',
    },
  ],
} as unknown as Recipe;

it.each([
  ['https://clips.example/me/clip/abc', 'abc'],
  ['https://www.clips.example/me/a/b/clip/abc/', 'abc'],
  ['https://a.b.clips.net/play?x=1&v=abc', 'abc'],
  ['https://clips.net/#/clip/abc&t=5', 'abc'],
  ['https://clips.example/admin/clip/abc', undefined],
  ['https://clips.example/clip/abc', undefined],
  ['https://clips.example:8443/play?v=abc', undefined],
  ['https://a.clips.example/play?v=abc', undefined],
  ['https://notclips.net/play?v=abc', undefined],
  ['https://clips.example.evil.example/play?v=abc', undefined],
])('%s', (url, id) => expect(addressMatcher(recipe)(new URL(url))?.address.id).toBe(id));

it('gives up on a path that is longer than any address', () => {
  expect(addressMatcher(recipe)(new URL(`https://clips.example/me/${'a/'.repeat(100_000)}clip/abc`))).toBeUndefined();
});
it('takes linear time for a hostile pattern and text', () => {
  const glob = parseGlob(`${'*a'.repeat(140)}b`)!;
  expect(matchGlob(glob, 'a'.repeat(1_000_000))).toBeUndefined();
});
