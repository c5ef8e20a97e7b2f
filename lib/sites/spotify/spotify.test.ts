import { describe, expect, it } from 'vitest';
import { detectUrl } from '../detect-url.ts';
import { type FakeResponse, fakeAccess } from '../testing/fake-access.ts';
import { spotify } from './spotify.ts';

const id = '4rOoJ6Egrf8K2IrywzwOMk';
const canonicalUrl = `https://open.spotify.com/episode/${id}`;
const player = `https://open.spotify.com/embed/episode/${id}`;
const search = 'https://itunes.apple.com/search?';
const feedUrl = 'https://feeds.example/show.xml';
const pageOf = (pageProps: unknown) =>
  `<html><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps } })}</script></html>`;
const html = pageOf({ state: { data: { entity: { title: 'Bread', subtitle: 'The Slow Kitchen', duration: 90_000 } } } });
const found = JSON.stringify({ results: [{ trackName: 'Bread', collectionName: 'The Slow Kitchen', feedUrl }] });
const feed = `<rss xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel><title>The Slow Kitchen</title>
<item><title>Bread</title><podcast:transcript url="https://feeds.example/1.vtt" type="text/vtt" language="en"/></item></channel></rss>`;
const resolve = (answers: Record<string, FakeResponse>) => spotify.resolve(new URL(canonicalUrl), fakeAccess(answers));

it.each([
  `${canonicalUrl}?si=abc&t=60`,
  `https://open.spotify.com/intl-de/episode/${id}`,
  `https://open.spotify.com/embed/episode/${id}?theme=0`,
  `https://open.spotify.com/embed-podcast/episode/${id}`,
])('%s', (url) => expect(detectUrl(url)).toEqual({ site: 'spotify', id, kind: 'audio', canonicalUrl }));
it.each([
  `https://open.spotify.com/track/${id}`,
  `https://open.spotify.com/show/${id}`,
  `https://open.spotify.com.evil.example/episode/${id}`,
])('%s is not recognized', (url) => expect(detectUrl(url)).toBeNull());

describe('resolve', () => {
  it('goes from the player’s names to the feed to the transcript', async () => {
    expect(await resolve({ [player]: html, [search]: found, [feedUrl]: feed })).toMatchObject({
      contentId: `spotify:${id}`,
      sourceUrl: canonicalUrl,
      title: 'Bread',
      duration: 90,
      tracks: [{ language: 'en', url: 'https://feeds.example/1.vtt' }],
    });
  });
  it('returns no captions for a show exclusive to Spotify', async () => {
    expect(await resolve({ [player]: html, [search]: '{"results":[]}' })).toEqual({
      contentId: `spotify:${id}`,
      site: 'spotify',
      kind: 'audio',
      sourceUrl: canonicalUrl,
      title: 'Bread',
      author: 'The Slow Kitchen',
      duration: 90,
      tracks: [],
    });
  });
  it.each([
    ['no such episode', { [player]: pageOf({ status: 404, title: 'Page not found' }) }, 'mediaUnavailable'],
    ['another shape', { [player]: '<html></html>' }, 'siteFailed'],
    ['too many requests', { [player]: { status: 429 } }, 'rateLimited'],
    ['too many questions to Apple', { [player]: html, [search]: { status: 403 } }, 'rateLimited'],
  ])('%s', async (_, answers, code) => {
    await expect(resolve(answers)).rejects.toMatchObject({ code });
  });
});

it('captions are requested by the host, because the page is not the feed’s', async () => {
  const mediaItem = await resolve({ [player]: html, [search]: found, [feedUrl]: feed });
  const access = fakeAccess({ 'https://feeds.example/1.vtt': 'WEBVTT' }, {});
  await spotify.captions(mediaItem, mediaItem.tracks[0]!, access);
  expect([access.requested, access.requestedByPage]).toEqual([['https://feeds.example/1.vtt'], []]);
});
