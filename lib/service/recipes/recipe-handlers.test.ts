import { describe, expect, it } from 'vitest';
import { fakePorts } from '../../../test/fake-ports.ts';
import type { Recipe } from '../../contract/recipe.ts';
import { type FakeResponse, fakeNetwork } from '../../sites/testing/fake-access.ts';
import { engine } from '../engine/offline-engine.ts';
import { defaultSettings } from '../engine/select-engine.ts';
import { createService } from '../service.ts';
import { detectByRecipes, locateByRecipes } from './imported-recipes.ts';

const url = 'https://clips.example/watch/abc';
const recipe: Recipe = {
  version: 1,
  name: 'clips',
  title: 'Clips',
  example: url,
  hosts: ['cdn.example'],
  addresses: [
    { hosts: ['clips.example'], paths: ['/watch/{id}', '/embed/{id}'], kind: 'video', url: 'https://clips.example/watch/{id}' },
  ],
  sources: [{ name: 'data', read: 'json', url: 'https://clips.example/api/{id}' }],
  medium: { title: '{data/title}', author: '{data/author}' },
  tracks: [{ each: 'data/tracks', id: '{key}', language: '{key}', url: '{item}' }],
};
const api = 'https://clips.example/api/abc';
const track = 'https://cdn.example/en.vtt';
const words = 'Bread is flour and water. It rises because yeast eats the sugar in the flour.';
const answers = {
  [api]: JSON.stringify({ title: 'Bread', tracks: { en: track } }),
  [track]: `WEBVTT\n\n00:00.000 --> 00:09.000\n${words}\n`,
};
const textOf = (change: object = {}) => JSON.stringify({ ...recipe, ...change });

function serviceOf(responses: Record<string, FakeResponse> = answers) {
  const ports = { ...fakePorts(), engine, fetch: fakeNetwork(responses) };
  const { handlers } = createService(ports);
  const context = { signal: new AbortController().signal };
  return { ports, handlers, context };
}

describe('readRecipe', () => {
  it('returns the hosts before anything is stored', async () => {
    const { handlers, context, ports } = serviceOf();
    const read = await handlers.readRecipe({ text: textOf() }, context);
    expect(read).toMatchObject({ recipe: { name: 'clips', hosts: ['clips.example', 'cdn.example'] }, replaces: [] });
    expect(await ports.store.getSettings()).toBeUndefined();
  });
  it('reads the file at an address', async () => {
    const { handlers, context } = serviceOf({ 'https://gist.example/clips.json': textOf() });
    const { recipe: read } = await handlers.readRecipe({ url: 'https://gist.example/clips.json' }, context);
    expect(JSON.parse(read.text)).toEqual(recipe);
  });
  it.each([
    ['a web page', { url: 'https://gist.example/clips.json' }, 'not valid JSON'],
    ['neither a text nor an address', {}, 'exactly one of text and url'],
    ['a newer schema', { text: textOf({ version: 2 }) }, 'Update Gloss'],
  ])('refuses %s', async (_, input, message) => {
    const { handlers, context } = serviceOf({ 'https://gist.example/': '<html></html>' });
    await expect(handlers.readRecipe(input, context)).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining(message),
    });
  });
  it('names the known site and the recipes of the same addresses', async () => {
    const { handlers, context } = serviceOf();
    await handlers.saveRecipe({ text: textOf() }, context);
    const other = textOf({ name: 'others', title: 'Others', example: 'https://clips.example/embed/x' });
    expect((await handlers.readRecipe({ text: other }, context)).replaces).toEqual(['Clips']);
    const site = { hosts: ['vimeo.com'], paths: ['/{id:digits}'], kind: 'video', url: 'https://vimeo.com/{id}' };
    const known = textOf({ name: 'mine', example: 'https://vimeo.com/123456', addresses: [site] });
    expect((await handlers.readRecipe({ text: known }, context)).replaces).toEqual(['vimeo']);
  });
});

describe('a stored recipe', () => {
  it('reads its site, under the id of the page at its canonical address', async () => {
    const { handlers, context, ports } = serviceOf();
    await handlers.saveRecipe({ text: textOf() }, context);
    const { detail } = await handlers.getSubtitle({ url: 'https://clips.example/embed/abc' }, context);
    expect(detail).toMatchObject({ title: 'Bread', url, subtitlesArray: [{ text: words }] });
    const [content] = await ports.database.contents.toArray();
    expect(content).toMatchObject({ contentId: expect.stringMatching(/^web:\w+$/), site: 'generic' });
    const page = { url: 'https://clips.example/embed/abc', title: '', elements: [], frames: [], meta: [], jsonLd: [] };
    expect(await locateByRecipes(ports.store, page)).toMatchObject([{ mediaItem: { contentId: content!.contentId, url } }]);
  });
  it('mends a known site, whose ids stay', async () => {
    const { handlers, context, ports } = serviceOf();
    const site = { hosts: ['vimeo.com'], paths: ['/{id:digits}'], kind: 'video', url: 'https://vimeo.com/{id}' };
    const source = { name: 'data', read: 'json', url: 'https://vimeo.com/api/{id}' };
    await handlers.saveRecipe(
      { text: textOf({ name: 'youtube', example: 'https://vimeo.com/123456', addresses: [site], sources: [source] }) },
      context,
    );
    expect(await detectByRecipes(ports.store, 'https://vimeo.com/123456')).toMatchObject({ site: 'vimeo', id: '123456' });
  });
  it('goes before the others of its addresses, and replaces the one of its name', async () => {
    const { handlers, context } = serviceOf();
    for (const change of [{}, { name: 'others' }, { title: 'Clips 2' }])
      await handlers.saveRecipe({ text: textOf(change) }, context);
    const { recipes } = await handlers.getSettings({}, context);
    expect(recipes!.map(({ name, title }) => [name, title])).toEqual([
      ['clips', 'Clips 2'],
      ['others', 'Clips'],
    ]);
    await handlers.updateSettings({ engine: 'offline' }, context);
    await handlers.removeRecipe({ name: 'clips' }, context);
    expect((await handlers.getSettings({}, context)).recipes).toHaveLength(1);
    await expect(handlers.removeRecipe({ name: 'clips' }, context)).rejects.toMatchObject({ code: 'notFound' });
  });
  it('is one of 50 at most', async () => {
    const { ports, handlers, context } = serviceOf();
    const recipes = Array.from({ length: 49 }, (_, i) => ({ ...recipe, name: `clips${i}` }));
    await ports.store.updateSettings(() => ({ ...defaultSettings, recipes }));
    await handlers.saveRecipe({ text: textOf() }, context);
    await handlers.saveRecipe({ text: textOf({ title: 'Changed' }) }, context);
    await expect(handlers.saveRecipe({ text: textOf({ name: 'more' }) }, context)).rejects.toMatchObject({ code: 'invalid' });
    expect((await ports.store.getSettings())!.recipes).toHaveLength(50);
  });

  it('is checked again when it is stored', async () => {
    const { handlers, context } = serviceOf();
    await expect(handlers.saveRecipe({ text: textOf({ hosts: ['192.168.0.1'] }) }, context)).rejects.toMatchObject({
      code: 'invalid',
    });
  });
});

describe('tryRecipe', () => {
  it('reports what each rule found, without storing the recipe or the item', async () => {
    const { handlers, context, ports } = serviceOf();
    expect(await handlers.tryRecipe({ text: textOf(), url }, context)).toEqual({
      success: true,
      results: [
        { rule: 'addresses', shape: 'text', text: url },
        { rule: 'sources.data', shape: '{title, tracks}' },
        { rule: 'medium.title', shape: 'text', text: 'Bread' },
        { rule: 'medium.author' },
        { rule: 'tracks', shape: '[1]' },
        { rule: 'captions', shape: '[1]', text: words },
      ],
    });
    expect([await ports.store.getSettings(), await ports.database.contents.count()]).toEqual([undefined, 0]);
  });
  it('reports the rules before the failure, and the failure', async () => {
    const { handlers, context } = serviceOf({ [api]: '{"name":"Bread"}' });
    const { results, failure } = await handlers.tryRecipe({ text: textOf(), url }, context);
    expect(results.map(({ rule }) => rule)).toEqual(['addresses', 'sources.data', 'medium.title']);
    expect(failure).toMatchObject({ code: 'siteFailed', message: expect.stringContaining('medium.title') });
  });
});
