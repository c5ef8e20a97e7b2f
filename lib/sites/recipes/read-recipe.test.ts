import { describe, expect, it } from 'vitest';
import type { Recipe } from '../../contract/recipe.ts';
import { ownRecipes } from './own-recipes.ts';
import { readRecipe } from './read-recipe.ts';

/** A recipe without sources, as a person would write the first one. */
const recipe = {
  version: 1,
  name: 'clips',
  title: 'Clips',
  example: 'https://clips.example/watch/abc',
  addresses: [{ hosts: ['clips.example'], paths: ['/watch/{id}'], kind: 'video', url: 'https://clips.example/watch/{id}' }],
  medium: { title: '{id}' },
} satisfies Recipe;
const read = (change: object) => readRecipe(JSON.stringify({ ...recipe, ...change }));
const withAddress = (change: object) => read({ addresses: [{ ...recipe.addresses[0], ...change }] });

it.each(ownRecipes.map((own) => [own.name, own] as const))('%s is a valid recipe', (_, own) => {
  expect(readRecipe(JSON.stringify(own))).toEqual(own);
});

describe('readRecipe', () => {
  it('returns the recipe of a file', () => expect(read({})).toEqual(recipe));

  it.each<[string, () => Recipe, string]>([
    ['no JSON', () => readRecipe('name: clips'), 'not valid JSON'],
    ['nothing', () => readRecipe('null'), ''],
    ['a newer schema', () => read({ version: 2, names: [] }), 'version 2'],
    ['a field of no schema', () => read({ script: 'alert(1)' }), 'script'],
    ['a POST request', () => read({ sources: [{ name: 'page', read: 'json', url: '{url}', post: '{}' }] }), 'post'],
    ['an address of http', () => withAddress({ url: 'http://clips.example/{id}' }), 'url'],
    ['a regular expression', () => withAddress({ paths: ['/(a+)+{id}{2}'] }), 'valid path'],
    ['stars that follow each other', () => withAddress({ paths: ['/***{id}'] }), 'valid path'],
    ['two runs of folders', () => withAddress({ paths: ['/**/a/**/{id}'] }), 'valid path'],
    ['an unknown class', () => withAddress({ paths: ['/{id:anything}'] }), 'valid path'],
    ['a variable without an end', () => withAddress({ paths: ['/{id:hex:9-100000}'] }), 'valid path'],
    ['an endless path', () => withAddress({ paths: [`/${'a/'.repeat(200)}{id}`] }), 'paths'],
    ['all hosts', () => withAddress({ hosts: ['*'] }), 'hosts'],
    ['a whole domain', () => read({ hosts: ['*.com'] }), 'hosts'],
    ['a shared domain', () => read({ hosts: ['*.co.uk'] }), 'many sites'],
    ['this machine', () => read({ hosts: ['printer.local'] }), 'public host'],
    ['the router', () => read({ hosts: ['192.168.0.1'] }), 'public host'],
    ['a host with a port', () => read({ hosts: ['clips.example:8080'] }), 'hosts'],
    ['an example of another site', () => read({ example: 'https://other.example/watch/abc' }), 'example'],
    ['another id at the canonical address', () => withAddress({ url: 'https://clips.example/watch/x{id}' }), 'example'],
    ['a name that nothing defines', () => read({ medium: { title: '{page/title}' } }), 'page'],
    ['a list that nothing defines', () => read({ chapters: { each: 'page/list', title: '{item}' } }), 'page'],
  ])('refuses %s', (_, act, message) => {
    expect(act).toThrow(expect.objectContaining({ code: 'invalid', message: expect.stringContaining(message) }));
  });

  it('refuses a huge file before it parses it', () => {
    expect(() => readRecipe(`${' '.repeat(64_000)}{}`)).toThrow(expect.objectContaining({ code: 'tooLarge' }));
  });
});
