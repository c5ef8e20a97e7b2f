import { describe, expect, it } from 'vitest';
import { detectUrl } from '../detect-url.ts';
import { type FakeResponse, fakeAccess } from '../testing/fake-access.ts';
import { overcast } from './overcast.ts';

const canonicalUrl = 'https://overcast.fm/+AAbggn-BZtw';
const search = 'https://itunes.apple.com/search?';
const feedUrl = 'https://feeds.example/show.xml';
const html =
  '<title>Bread &mdash; The Slow Kitchen &mdash; Overcast</title><meta name="og:title" content="Bread &mdash; The Slow Kitchen"><meta name="og:image" content="https://i.example/a.jpg">';
const found = JSON.stringify({ results: [{ trackName: 'Bread', collectionName: 'The Slow Kitchen', feedUrl }] });
const feed = `<rss xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel><title>The Slow Kitchen</title>
<item><title>Bread</title><podcast:transcript url="https://feeds.example/1.vtt" type="text/vtt" language="en"/></item></channel></rss>`;
const resolve = (answers: Record<string, FakeResponse>) => overcast.resolve(new URL(canonicalUrl), fakeAccess(answers));

it.each([canonicalUrl, `${canonicalUrl}/12:34`, 'https://www.overcast.fm/+AAbggn-BZtw?x=1'])('%s', (url) =>
  expect(detectUrl(url)).toEqual({ site: 'overcast', id: 'AAbggn-BZtw', kind: 'audio', canonicalUrl }),
);
it.each(['https://overcast.fm/itunes123/show', 'https://overcast.fm/podcasts', 'https://overcast.fm.evil.example/+AAbggn-BZtw'])(
  '%s is not recognized',
  (url) => expect(detectUrl(url)).toBeNull(),
);

describe('resolve', () => {
  it('goes from the page’s name to the feed to the transcript', async () => {
    expect(await resolve({ [canonicalUrl]: html, [search]: found, [feedUrl]: feed })).toMatchObject({
      contentId: 'overcast:AAbggn-BZtw',
      sourceUrl: canonicalUrl,
      title: 'Bread',
      author: 'The Slow Kitchen',
      tracks: [{ language: 'en', url: 'https://feeds.example/1.vtt' }],
    });
  });
  it('returns no captions for what the directory does not list', async () => {
    expect(await resolve({ [canonicalUrl]: html, [search]: '{"results":[]}' })).toEqual({
      contentId: 'overcast:AAbggn-BZtw',
      site: 'overcast',
      kind: 'audio',
      sourceUrl: canonicalUrl,
      title: 'Bread – The Slow Kitchen',
      duration: 0,
      coverUrl: 'https://i.example/a.jpg',
      tracks: [],
    });
  });
  it.each([
    ['a removed episode', { [canonicalUrl]: { status: 404 } }, 'mediaUnavailable'],
    ['too many requests', { [canonicalUrl]: { status: 429 } }, 'rateLimited'],
    ['too many questions to Apple', { [canonicalUrl]: html, [search]: { status: 403 } }, 'rateLimited'],
  ])('%s', async (_, answers, code) => {
    await expect(resolve(answers)).rejects.toMatchObject({ code });
  });
});
