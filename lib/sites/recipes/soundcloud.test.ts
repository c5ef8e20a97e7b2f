import { describe, expect, it } from 'vitest';
import { detectUrl } from '../detect-url.ts';
import { sites } from '../index.ts';
import { type FakeResponse, fakeAccess } from '../testing/fake-access.ts';

const soundcloud = sites.find(({ name }) => name === 'soundcloud')!;
const canonicalUrl = 'https://soundcloud.com/maker/episode-1';
const resolve = (answer: FakeResponse) => soundcloud.resolve(new URL(canonicalUrl), fakeAccess({ [canonicalUrl]: answer }));

it.each([
  [`${canonicalUrl}?si=x&utm_source=clipboard`, canonicalUrl],
  ['https://m.soundcloud.com/Maker/Episode-1', canonicalUrl],
  ['https://soundcloud.com/maker/episode-1/s-AbC12', `${canonicalUrl}/s-AbC12`],
])('%s', (url, canonical) =>
  expect(detectUrl(url)).toEqual({ site: 'soundcloud', id: 'maker/episode-1', kind: 'audio', canonicalUrl: canonical }),
);
it.each([
  'https://soundcloud.com/maker',
  'https://soundcloud.com/maker/tracks',
  'https://soundcloud.com/maker/sets/album',
  'https://soundcloud.com/discover/sets',
  'https://soundcloud.com.evil.example/maker/episode-1',
])('%s is not recognized', (url) => expect(detectUrl(url)).toBeNull());

describe('resolve', () => {
  it('describes the track, and reports that it has no captions', async () => {
    const html =
      '<title>Stream One by one by Maker</title><meta property="og:title" content="One by one"><meta property="og:image" content="https://i.example/1.jpg">';
    expect(await resolve(html)).toEqual({
      contentId: 'soundcloud:maker/episode-1',
      site: 'soundcloud',
      kind: 'audio',
      sourceUrl: canonicalUrl,
      title: 'One by one',
      duration: 0,
      coverUrl: 'https://i.example/1.jpg',
      tracks: [],
    });
  });
  it.each([
    ['a removed track', { status: 404 }, 'mediaUnavailable'],
    ['a denied request', { status: 403 }, 'loginRequired'],
    ['too many requests', { status: 429 }, 'rateLimited'],
  ])('%s', async (_, answer, code) => {
    await expect(resolve(answer)).rejects.toMatchObject({ code });
  });
});
