import { describe, expect, it } from 'vitest';
import { detectUrl } from '../detect-url.ts';
import { type FakeResponse, fakeAccess } from '../testing/fake-access.ts';
import { pocketCasts } from './pocket-casts.ts';

const id = '0a1b2c3d-1111-4222-8333-444455556666';
const show = '9f8e7d6c-1111-4222-8333-444455556666';
const canonicalUrl = `https://pca.st/episode/${id}`;
const search = 'https://itunes.apple.com/search?';
const feedUrl = 'https://feeds.example/show.xml';
const html = '<title>Bread - The Slow Kitchen - Pocket Casts</title><meta property="og:title" content="Bread">';
const found = JSON.stringify({ results: [{ trackName: 'Bread', collectionName: 'The Slow Kitchen', feedUrl }] });
const feed = `<rss xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel><title>The Slow Kitchen</title>
<item><title>Bread</title><podcast:transcript url="https://feeds.example/1.srt" type="application/srt" language="en"/></item></channel></rss>`;
const resolve = (answers: Record<string, FakeResponse>) => pocketCasts.resolve(new URL(canonicalUrl), fakeAccess(answers));

it.each([
  canonicalUrl,
  `https://pocketcasts.com/podcast/the-slow-kitchen/${show}/bread/${id}?t=60`,
  `https://play.pocketcasts.com/podcasts/${show}/${id}`,
])('%s', (url) => expect(detectUrl(url)).toEqual({ site: 'pocketCasts', id, kind: 'audio', canonicalUrl }));
it.each([
  'https://pca.st/5lfr',
  `https://pocketcasts.com/podcast/the-slow-kitchen/${show}`,
  `https://play.pocketcasts.com/podcasts/${show}`,
  `https://pca.st.evil.example/episode/${id}`,
])('%s is not recognized', (url) => expect(detectUrl(url)).toBeNull());

describe('resolve', () => {
  it('goes from the page’s name to the feed to the transcript', async () => {
    expect(await resolve({ [canonicalUrl]: html, [search]: found, [feedUrl]: feed })).toMatchObject({
      contentId: `pocketCasts:${id}`,
      title: 'Bread',
      tracks: [{ language: 'en', url: 'https://feeds.example/1.srt' }],
    });
  });
  it('returns no captions for what the directory does not list', async () => {
    expect(await resolve({ [canonicalUrl]: html, [search]: '{"results":[]}' })).toMatchObject({ title: 'Bread', tracks: [] });
  });
  it.each([
    ['a removed episode', { status: 404 }, 'mediaUnavailable'],
    ['too many requests', { status: 429 }, 'rateLimited'],
  ])('%s', async (_, answer, code) => {
    await expect(resolve({ [canonicalUrl]: answer })).rejects.toMatchObject({ code });
  });
});
