import { describe, expect, it } from 'vitest';
import { detectUrl } from '../detect-url.ts';
import { fakeAccess } from '../testing/fake-access.ts';
import { applePodcasts } from './apple-podcasts.ts';

const url = 'https://podcasts.apple.com/us/podcast/one/id1200361736?i=1000700000001';
const lookup = 'https://itunes.apple.com/lookup?';
const feedUrl = 'https://feeds.example/show.xml';
const show = {
  wrapperType: 'track',
  kind: 'podcast',
  collectionName: 'Show',
  feedUrl,
  artworkUrl600: 'https://is1.example/600.jpg',
};
const episode = {
  wrapperType: 'podcastEpisode',
  trackId: 1000700000001,
  trackName: 'One',
  episodeGuid: 'g-1',
  trackTimeMillis: 90_000,
};
const results = (...all: unknown[]) => JSON.stringify({ resultCount: all.length, results: all });
const feed = `<rss xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel><title>Show</title>
<item><title>Other</title><guid>g-2</guid></item>
<item><title>One</title><guid>g-1</guid><podcast:transcript url="https://feeds.example/1.vtt" type="text/vtt" language="en"/></item></channel></rss>`;

describe('addresses', () => {
  it.each([
    [url, '1200361736/1000700000001', 'audio'],
    [
      'https://embed.podcasts.apple.com/de/podcast/x/id1200361736?i=1000700000001&theme=dark',
      '1200361736/1000700000001',
      'audio',
    ],
    ['https://podcasts.apple.com/us/podcast/id1200361736', '1200361736', 'channel'],
  ])('%s', (written, id, kind) => {
    const address = detectUrl(written);
    expect(address).toMatchObject({ site: 'applePodcasts', id, kind });
    expect(detectUrl(address!.canonicalUrl)).toEqual(address);
  });
  it.each(['https://podcasts.apple.com/us/browse', 'https://podcasts.apple.com.evil.example/us/podcast/x/id1?i=2'])(
    '%s is not recognized',
    (written) => expect(detectUrl(written)).toBeNull(),
  );
});

describe('resolve', () => {
  it('goes from Apple to the feed to the transcript', async () => {
    const access = fakeAccess({ [lookup]: results(show, episode), [feedUrl]: feed });
    expect(await applePodcasts.resolve(new URL(url), access)).toMatchObject({
      contentId: 'applePodcasts:1200361736/1000700000001',
      kind: 'audio',
      title: 'One',
      duration: 90,
      coverUrl: 'https://is1.example/600.jpg',
      tracks: [{ language: 'en', url: 'https://feeds.example/1.vtt' }],
    });
    expect(access.requested).toEqual([`${lookup}entity=podcastEpisode&limit=200&id=1200361736`, feedUrl]);
  });

  it.each([
    ['a show without a feed', { [lookup]: results({ ...show, feedUrl: undefined }, episode) }, 'noCaptions'],
    ['an old episode', { [lookup]: results(show) }, 'mediaUnavailable'],
    ['no show', { [lookup]: results() }, 'mediaUnavailable'],
    [
      'an episode that left the feed',
      { [lookup]: results(show, { ...episode, episodeGuid: 'g-9' }), [feedUrl]: feed },
      'mediaUnavailable',
    ],
    ['too many questions', { [lookup]: { status: 403 } }, 'rateLimited'],
    ['HTML', { [lookup]: '<html>' }, 'siteFailed'],
  ])('%s', async (_, answers, code) => {
    await expect(applePodcasts.resolve(new URL(url), fakeAccess(answers))).rejects.toMatchObject({ code });
  });
});
