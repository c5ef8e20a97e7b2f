import { describe, expect, it, vi } from 'vitest';
import { Failure } from '../../contract/failure.ts';
import { detectUrl } from '../detect-url.ts';
import { fakeAccess } from '../testing/fake-access.ts';
import { twitch } from './twitch.ts';

const canonicalUrl = 'https://www.twitch.tv/videos/2212345678';
const resolve = (answer: Parameters<typeof fakeAccess>[0]) => twitch.resolve(new URL(canonicalUrl), fakeAccess(answer));

it.each([
  `${canonicalUrl}?t=1h2m3s&filter=archives`,
  'https://m.twitch.tv/videos/2212345678',
  'https://www.twitch.tv/maker/v/2212345678',
  'https://player.twitch.tv/?video=v2212345678&parent=example.com',
])('%s', (url) => expect(detectUrl(url)).toEqual({ site: 'twitch', id: '2212345678', kind: 'video', canonicalUrl }));
it.each([
  'https://www.twitch.tv/maker',
  'https://www.twitch.tv/maker/videos',
  'https://player.twitch.tv/?channel=maker',
  'https://twitch.tv.evil.example/videos/2212345678',
])('%s is not recognized', (url) => expect(detectUrl(url)).toBeNull());

describe('resolve', () => {
  it('describes the recording, and reports that it has no captions', async () => {
    const html =
      '<title>Twitch</title><meta property="og:title" content="Speedrun &amp; talk - Maker on Twitch"><meta property="og:video:duration" content="7200">';
    expect(await resolve({ [canonicalUrl]: html })).toEqual({
      contentId: 'twitch:2212345678',
      site: 'twitch',
      kind: 'video',
      sourceUrl: canonicalUrl,
      title: 'Speedrun & talk - Maker on Twitch',
      duration: 7200,
      coverUrl: undefined,
      tracks: [],
    });
  });
  const gql = 'https://gql.twitch.tv/gql';
  const moment = (positionMilliseconds: unknown, description: unknown) => ({ node: { positionMilliseconds, description } });
  const withMoments = (edges: unknown) =>
    fakeAccess(
      {},
      {
        responses: {
          [canonicalUrl]: '<meta property="og:title" content="Speedrun">',
          [gql]: { body: JSON.stringify({ data: { video: { moments: { edges } } } }) },
        },
      },
    );

  it('requests the chapters from Twitch through its own page, with a client id', async () => {
    const access = withMoments([moment(3_600_500, 'Music'), moment(0, 'Chess'), moment(-1, 'broken'), moment(9, ''), null]);
    const fetch = vi.spyOn(access.page!, 'fetch');
    expect((await twitch.resolve(new URL(canonicalUrl), access)).chapters).toEqual([
      { startTime: 0, title: 'Chess' },
      { startTime: 3600.5, title: 'Music' },
    ]);
    const chaptersRequest = fetch.mock.calls.map(([request]) => request).find(({ url }) => url === gql)!;
    expect(chaptersRequest.clientId).toMatch(/^[a-z0-9]+$/);
    expect(JSON.parse(chaptersRequest.post!).variables).toEqual({ id: '2212345678' });
  });
  it.each([
    ['one game only', [moment(0, 'Chess')]],
    ['none', []],
    ['an unknown shape', 'no list'],
  ])('returns no chapters of %s', async (_, edges) => {
    expect((await twitch.resolve(new URL(canonicalUrl), withMoments(edges))).chapters).toBeUndefined();
  });
  it('returns no captions instead of an error when the permission is missing', async () => {
    const closed = async () => Promise.reject(new Failure('noPermission'));
    const access = { ...fakeAccess(), fetch: closed };
    expect(await twitch.resolve(new URL(canonicalUrl), access)).toMatchObject({ title: '', tracks: [] });
  });
  it.each([
    ['a removed recording', { status: 404 }, 'mediaUnavailable'],
    ['too many requests', { status: 429 }, 'rateLimited'],
    ['a denied request', { status: 403 }, 'loginRequired'],
  ])('%s', async (_, answer, code) => {
    await expect(resolve({ [canonicalUrl]: answer })).rejects.toMatchObject({ code });
  });
});
