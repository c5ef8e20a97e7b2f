import { describe, expect, it } from 'vitest';
import { Failure } from '../../contract/failure.ts';
import type { Recipe } from '../../contract/recipe.ts';
import { type FakeResponse, fakeAccess } from '../testing/fake-access.ts';
import { recipeSite } from './recipe-site.ts';
import { ruleFailure } from './rule-failure.ts';

const url = 'https://clips.example/watch/abc';
const recipe: Recipe = {
  version: 1,
  name: 'clips',
  title: 'Clips',
  example: url,
  hosts: ['*.cdn.example'],
  addresses: [{ hosts: ['clips.example'], paths: ['/watch/{id}'], kind: 'video', url: 'https://clips.example/watch/{id}' }],
  sources: [
    { name: 'elements', read: 'elements', url: '{url}', element: 'clip-player' },
    { name: 'data', read: 'script', url: '{url}', script: 'playerData' },
    { name: 'list', read: 'json', url: 'https://clips.example/chapters/{id}', isOptional: true },
  ],
  medium: { title: '{data/title}', durationMs: '{elements/0/data-length}', coverUrl: '{data/cover}', channelUrl: '{data/home}' },
  tracks: [{ each: 'data/tracks', id: '{item/lang}', language: '{item/lang}', url: '{item/src}' }],
  chapters: { each: 'list', title: '{item/name}', startTime: '{item/at}' },
};
const pageOf = (data: object) =>
  `<clip-player data-length="61500"></clip-player><script>var playerData = ${JSON.stringify(data)};</script>`;
const data = { title: 'Bread', tracks: [{ lang: 'en-US', src: '/en.vtt' }] };
const chapters = [
  { name: 'Oven', at: '1:00' },
  { name: 'Flour', at: 0 },
];
const resolve = (page: FakeResponse, change: Partial<Recipe> = {}, more: Record<string, FakeResponse> = {}) =>
  recipeSite({ ...recipe, ...change }).resolve(new URL(url), fakeAccess({ [url]: page, ...more }));

describe('resolve', () => {
  it('reads elements, the variable of a script and a response', async () => {
    const mediaItem = await resolve(pageOf(data), {}, { 'https://clips.example/chapters/abc': JSON.stringify(chapters) });
    expect(mediaItem).toEqual({
      contentId: 'clips:abc',
      site: 'clips',
      kind: 'video',
      sourceUrl: url,
      title: 'Bread',
      duration: 61.5,
      tracks: [{ trackId: 'en-US', language: 'en-US', label: '', provenance: 'creator', url: 'https://clips.example/en.vtt' }],
      chapters: [
        { startTime: 0, title: 'Flour' },
        { startTime: 60, title: 'Oven' },
      ],
    });
  });

  it('reports what each rule found', async () => {
    let found: unknown;
    const site = recipeSite(recipe, (results) => {
      found = results;
    });
    await site.resolve(new URL(url), fakeAccess({ [url]: pageOf(data) }));
    expect(found).toMatchObject([
      { rule: 'addresses', text: url },
      { rule: 'sources.elements', shape: '[1]' },
      { rule: 'sources.data', shape: '{title, tracks}' },
      { rule: 'sources.list' },
      { rule: 'medium.title', text: 'Bread' },
      { rule: 'medium.durationMs', text: '61500' },
      { rule: 'medium.channelUrl' },
      { rule: 'medium.coverUrl' },
      { rule: 'tracks', shape: '[1]' },
      { rule: 'chapters' },
    ]);
  });

  it.each([
    ['a page without the script', '<html></html>', 'sources.data'],
    ['a script without the title', pageOf({}), 'medium.title'],
  ])('names the rule that fails: %s', async (_, page, rule) => {
    await expect(resolve(page)).rejects.toMatchObject({
      code: 'siteFailed',
      message: expect.stringMatching(`^${rule}: `),
      details: { recipe: recipe.name, rule },
    });
  });

  it('names the rule beside what a failure knows of itself', () => {
    const denied = new Failure('noPermission', 'a.example', { host: 'a.example' });
    const named = ruleFailure(denied, { recipe: 'clips', rule: 'tracks' });
    expect(named).toMatchObject({ code: 'noPermission', details: { host: 'a.example', recipe: 'clips', rule: 'tracks' } });
    expect(ruleFailure(named, { recipe: 'clips', rule: 'cues' })).toBe(named);
    expect(ruleFailure(new DOMException('', 'AbortError'), { recipe: 'clips', rule: 'cues' }).details).toBeUndefined();
  });

  it('takes strings as text, and addresses only of the web', async () => {
    const script = '</p><script>alert(1)</script>{{constructor}}';
    const hostile = {
      title: script,
      cover: 'javascript:alert(1)',
      home: 'data:text/html,x',
      tracks: [{ lang: '../x', src: 'a' }],
    };
    const page = pageOf(hostile).replace(`</script>{{`, '<\\/script>{{');
    expect(await resolve(page)).toMatchObject({ title: script, tracks: [], coverUrl: undefined, channelUrl: undefined });
    expect(await resolve(pageOf({ title: '{id}{url}', tracks: [{ lang: 'en', src: 'javascript:x' }] }))).toMatchObject({
      title: '{id}{url}',
      tracks: [],
    });
  });

  it('reads no inherited properties', async () => {
    await expect(resolve(pageOf(data), { medium: { title: '{data/constructor/name}' } })).rejects.toMatchObject({
      code: 'siteFailed',
    });
  });
});

describe('requests', () => {
  const foreign = { sources: [{ name: 'data', read: 'json' as const, url: 'https://foreign.example/?from={url}' }] };

  it('go to no host that the recipe does not name', async () => {
    const access = fakeAccess({ 'https://foreign.example/': '{}' }, { responses: { 'https://foreign.example/': '{}' } });
    await expect(recipeSite({ ...recipe, ...foreign }).resolve(new URL(url), access)).rejects.toMatchObject({
      code: 'siteFailed',
      message: expect.stringContaining('foreign.example'),
    });
    expect([access.requested, access.requestedByPage]).toEqual([[], []]);
  });
  it('fail if a redirect leads to another host', async () => {
    await expect(resolve({ body: pageOf(data), url: 'https://foreign.example/' })).rejects.toMatchObject({ code: 'siteFailed' });
  });
  it('of captions go to the recipe’s hosts only', async () => {
    const tracks = [
      { lang: 'en', src: 'https://a.cdn.example/en.vtt' },
      { lang: 'de', src: 'https://cdn.example.foreign.example/de.vtt' },
    ];
    const mediaItem = await resolve(pageOf({ ...data, tracks }));
    const access = fakeAccess({ 'https://': 'WEBVTT' });
    const read = (index: number) => recipeSite(recipe).captions(mediaItem, mediaItem.tracks[index]!, access);
    await expect(read(1)).rejects.toMatchObject({ code: 'siteFailed', details: { rule: 'tracks' } });
    expect(await read(0)).toMatchObject({ base64: expect.any(String) });
    expect(access.requested).toEqual(['https://a.cdn.example/en.vtt']);
  });
  it('carry no body, whatever a page offers', async () => {
    const access = fakeAccess({}, { responses: { [url]: pageOf(data) } });
    const sent: object[] = [];
    const page = {
      ...access.page!,
      fetch(request: { url: string; maxBytes: number }, signal: AbortSignal) {
        sent.push(request);
        return access.page!.fetch(request, signal);
      },
    };
    await recipeSite(recipe).resolve(new URL(url), { ...access, page });
    expect(sent.flatMap(Object.keys)).not.toContain('post');
  });
});

describe('bounds', () => {
  it('reads 200 tracks and 1,000 chapters of a list without an end', async () => {
    const tracks = Array.from({ length: 100_000 }, (_, i) => ({ lang: `x${i}`, src: `/${i}.vtt` }));
    const list = Array.from({ length: 100_000 }, (_, i) => ({ name: 'x', at: i }));
    const mediaItem = await resolve(
      pageOf({ ...data, tracks }),
      {},
      { 'https://clips.example/chapters/abc': JSON.stringify(list) },
    );
    expect([mediaItem.tracks.length, mediaItem.chapters?.length]).toEqual([200, 1000]);
  });

  const big = Array.from({ length: 50_000 }, () => 0);
  const texts = Array.from({ length: 30 }, (_, i) => JSON.stringify({ a: 'x'.repeat(100_000), i }));
  it.each<[string, object, Recipe['tracks']]>([
    ['values', { big }, [{ each: 'data/list', where: { at: 'data/big/*', is: 'y*' }, id: '{key}', language: '', url: '{item}' }]],
    ['the last of many values', { big: { ...big } }, [{ each: 'data/list', id: '{data/big/-1}', language: '', url: '{item}' }]],
    [
      'characters',
      { texts },
      [{ each: 'data/list', where: { at: 'data/texts/*', is: 'y*' }, id: '{key}', language: '', url: '' }],
    ],
    [
      'JSON in texts',
      { texts },
      [{ each: 'data/list', where: { at: 'data/texts/*/i', is: 'y' }, id: '{key}', language: '', url: '' }],
    ],
  ])('ends a recipe that reads too many times: %s', async (_, more, tracks) => {
    const page = pageOf({ ...data, list: Array.from({ length: 5000 }, () => '/en.vtt'), ...more });
    await expect(resolve(page, { tracks })).rejects.toMatchObject({
      code: 'siteFailed',
      message: expect.stringContaining('visits more than'),
    });
  });

  it('reads 100,000 lines', async () => {
    const lines = Array.from({ length: 100_000 }, (_, at) => ({
      at,
      text: 'We are going to bake the first bread of this morning.',
    }));
    const cues = { each: 'file/lines', startTime: '{item/at}', text: '{item/text}' };
    const track = {
      trackId: 'en',
      language: 'en',
      label: '',
      provenance: 'creator' as const,
      url: 'https://clips.example/lines',
    };
    const mediaItem = await resolve(pageOf(data));
    const access = fakeAccess({ 'https://clips.example/lines': JSON.stringify({ lines }) });
    const body = await recipeSite({ ...recipe, cues }).captions(mediaItem, track, access);
    expect(body).toMatchObject({ cues: { length: 100_000 } });
  });
});
