import { describe, expect, it } from 'vitest';
import { siteOf } from '../index.ts';
import { type FakeResponse, fakeAccess as net } from '../testing/fake-access.ts';
import { oEmbedMedia } from './o-embed.ts';
import { locateMedia } from './rank-media.ts';
import { readHtml } from './read-html.ts';

/** Includes the real reader of pages. */
const fakeAccess = (answers: Record<string, FakeResponse>) => {
  const access = net(answers);
  const readPage = async ({ url: at, html }: { url: string; html: string }) =>
    locateMedia(readHtml(at, html)).map(({ mediaItem }) => mediaItem);
  return { ...access, read: { ...access.read, readPage } };
};
const url = 'https://blog.example/post';
const offer = '/oembed?format=json&amp;url=x';
const page = (type = 'application/json+oembed', href = offer) =>
  `<html><link rel="alternate" type="${type}" href="${href}"></html>`;
const answering = (answer: unknown) => fakeAccess({ 'https://blog.example/oembed': JSON.stringify(answer) });
const player = '<iframe width="560" height="315" src="https://player.vimeo.com/video/76979871?app_id=1"></iframe>';

describe('oEmbedMedia', () => {
  it('finds a supported player in the page’s oEmbed link', async () => {
    const access = answering({ type: 'video', html: player });
    expect(await oEmbedMedia({ url, html: page() }, access)).toMatchObject([
      { contentId: 'vimeo:76979871', url: 'https://vimeo.com/76979871', kind: 'video' },
    ]);
    expect(access.requested).toEqual(['https://blog.example/oembed?format=json&url=x']);
  });

  it.each([
    ['an unknown player', { html: '<iframe src="https://blog.example/post/embed"></iframe>' }],
    ['a script', { html: `<script>document.write('${player}')</script>` }],
    ['no HTML', { type: 'link' }],
  ])('finds nothing in %s', async (_, answer) => {
    expect(await oEmbedMedia({ url, html: page() }, answering(answer))).toEqual([]);
  });

  it('requests JSON by http(s) only', async () => {
    const access = answering({ html: player });
    for (const html of [page('text/xml+oembed'), page(undefined, 'javascript:1'), page(undefined, ''), '<html></html>'])
      expect(await oEmbedMedia({ url, html }, access)).toEqual([]);
    expect(access.requested).toEqual([]);
  });
});

describe('a page that is not open', () => {
  const config = JSON.stringify({ video: { id: 76979871, title: 'Talk' }, request: {} });

  it('is checked for an oEmbed link only when it contains no media itself', async () => {
    const access = fakeAccess({
      [url]: page(),
      'https://blog.example/oembed': JSON.stringify({ html: player }),
      'https://player.vimeo.com/': config,
    });
    expect(await siteOf(url).resolve(new URL(url), access)).toMatchObject({ contentId: 'vimeo:76979871', title: 'Talk' });
    const shown = fakeAccess({ [url]: `${page()}<video src="a.mp4"></video>` });
    await siteOf(url).resolve(new URL(url), shown);
    expect(shown.requested).toEqual([url]);
  });

  it('without an oEmbed link, or with a broken one, has no media', async () => {
    for (const answer of ['<html>', { status: 404 }])
      await expect(
        siteOf(url).resolve(new URL(url), fakeAccess({ [url]: page(), 'https://blog.example/oembed': answer })),
      ).rejects.toMatchObject({ code: 'noMedia' });
  });

  it('lists the files of a DASH stream', async () => {
    const mpd =
      '<MPD><Period><AdaptationSet mimeType="text/vtt" lang="en"><Representation><BaseURL>en.vtt</BaseURL></Representation></AdaptationSet></Period></MPD>';
    const access = fakeAccess({ [url]: '<video src="/a/b.mpd?x=1"></video>', 'https://blog.example/a/b.mpd': mpd });
    expect((await siteOf(url).resolve(new URL(url), access)).tracks).toEqual([
      { trackId: 'dash:0', language: 'en', label: '', provenance: 'creator', url: 'https://blog.example/a/en.vtt' },
    ]);
  });
});
