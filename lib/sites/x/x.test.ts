import { describe, expect, it } from 'vitest';
import { detectUrl } from '../detect-url.ts';
import { type FakeResponse, fakeAccess } from '../testing/fake-access.ts';
import { x } from './x.ts';

const id = '1799999999999999999';
const canonicalUrl = `https://x.com/i/status/${id}`;
const api = 'https://cdn.syndication.twimg.com/tweet-result';
const stream = 'https://video.twimg.com/amplify_video/1/pl/master.m3u8';
const master = `#EXTM3U
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="subs",NAME="English",LANGUAGE="en",CHARACTERISTICS="public.machine-generated",DEFAULT=YES,AUTOSELECT=YES,FORCED=NO,URI="/subtitles/1/en.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=256000,SUBTITLES="subs"
/video/1.m3u8`;
const video = {
  type: 'video',
  media_url_https: 'https://pbs.twimg.com/1.jpg',
  video_info: {
    duration_millis: 90_500,
    variants: [
      { content_type: 'video/mp4', bitrate: 256_000, url: 'https://video.twimg.com/1.mp4' },
      { content_type: 'application/x-mpegURL', url: stream },
    ],
  },
};
const post = {
  __typename: 'Tweet',
  id_str: id,
  text: 'Salt &amp; steel https://t.co/abc123',
  created_at: '2026-06-09T10:00:00.000Z',
  user: { name: 'Maker', screen_name: 'maker' },
  mediaDetails: [{ type: 'photo' }, video],
};
const tombstone = (text?: string) => ({ __typename: 'TweetTombstone', ...(text && { tombstone: { text: { text } } }) });
const access = (answer: FakeResponse, more: Record<string, FakeResponse> = { [stream]: master }) =>
  fakeAccess({ [api]: answer, ...more });
const resolve = (answer: unknown, more?: Record<string, FakeResponse>) =>
  x.resolve(new URL(canonicalUrl), access(JSON.stringify(answer), more));

describe('addresses', () => {
  it.each([
    canonicalUrl,
    `https://twitter.com/maker/status/${id}?s=20&t=abc`,
    `https://mobile.twitter.com/maker/statuses/${id}`,
    `https://x.com/i/web/status/${id}`,
    `https://x.com/maker/status/${id}/video/1`,
  ])('%s', (url) => expect(detectUrl(url)).toEqual({ site: 'x', id, kind: 'video', canonicalUrl }));
  it.each([
    'https://x.com/home',
    'https://x.com/maker',
    'https://x.com/i/spaces/1abc',
    `https://x.com.evil.example/a/status/${id}`,
    `https://netflix.com/a/status/${id}`,
  ])('%s is not recognized', (url) => expect(detectUrl(url)).toBeNull());
});

describe('resolve', () => {
  it('goes from the post to the subtitles of its stream', async () => {
    const net = access(JSON.stringify(post));
    expect(await x.resolve(new URL(`${canonicalUrl}/video/1`), net)).toEqual({
      contentId: `x:${id}`,
      site: 'x',
      kind: 'video',
      sourceUrl: canonicalUrl,
      title: 'Salt & steel',
      duration: 90.5,
      author: 'Maker',
      channelUrl: 'https://x.com/maker',
      coverUrl: 'https://pbs.twimg.com/1.jpg',
      publishedAt: '2026-06-09T10:00:00.000Z',
      tracks: [
        {
          trackId: 'hls:0',
          language: 'en',
          label: 'English',
          provenance: 'automatic',
          url: 'https://video.twimg.com/subtitles/1/en.m3u8',
        },
      ],
    });
    expect(net.requested[0]).toMatch(new RegExp(`^${api.replaceAll('.', '\\.')}\\?id=${id}&token=[1-9a-z]{8,}&lang=en$`));
  });

  it('selects the video of a quoted post', async () => {
    const quoting = { ...post, mediaDetails: undefined, quoted_tweet: { mediaDetails: [video] } };
    expect((await resolve(quoting)).tracks).toHaveLength(1);
  });

  it('returns no captions when the stream lists none, or there is no stream', async () => {
    expect((await resolve(post, { [stream]: '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\n/1.m3u8' })).tracks).toEqual([]);
    const filed = { ...video, video_info: { duration_millis: 1000, variants: video.video_info.variants.slice(0, 1) } };
    expect((await resolve({ ...post, mediaDetails: [filed] })).tracks).toEqual([]);
  });

  it.each([
    ['a post without a video', { ...post, mediaDetails: [{ type: 'photo' }] }, 'noMedia'],
    ['an animated image', { ...post, mediaDetails: [{ ...video, type: 'animated_gif' }] }, 'noMedia'],
    ['a deleted post', tombstone('This Post was deleted by the Post author. Learn more'), 'mediaUnavailable'],
    ['an unexplained absence', tombstone(), 'mediaUnavailable'],
    [
      'a protected post',
      tombstone('You’re unable to view this Post because this account owner limits who can view their Posts.'),
      'loginRequired',
    ],
    [
      'a post for adults',
      tombstone('Age-restricted adult content. To view this media, you’ll need to log in to X.'),
      'ageRestricted',
    ],
    ['another shape', {}, 'siteFailed'],
  ])('%s', async (_, answer, code) => {
    await expect(resolve(answer)).rejects.toMatchObject({ code });
  });

  it.each([
    ['no post', { status: 404 }, 'mediaUnavailable'],
    ['too many questions', { status: 429 }, 'rateLimited'],
    ['nothing', '', 'siteFailed'],
  ])('%s', async (_, answer, code) => {
    await expect(x.resolve(new URL(canonicalUrl), access(answer))).rejects.toMatchObject({ code });
  });
});

it('captions are the segments of the rendition', async () => {
  const mediaItem = await resolve(post);
  const net = fakeAccess({
    'https://video.twimg.com/subtitles/1/en.m3u8': '#EXTM3U\n#EXTINF:90,\nen/1.vtt\n#EXT-X-ENDLIST',
    'https://video.twimg.com/subtitles/1/en/1.vtt': 'WEBVTT\n\n00:01.000 --> 00:02.000\nSalt',
  });
  const body = await x.captions(mediaItem, mediaItem.tracks[0]!, net);
  expect(body).toMatchObject({ segments: [expect.stringContaining('Salt')] });
});
