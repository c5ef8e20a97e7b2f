import { describe, expect, it } from 'vitest';
import { detectUrl } from '../detect-url.ts';
import { sites } from '../index.ts';
import { fakeAccess } from '../testing/fake-access.ts';

const dailymotion = sites.find(({ name }) => name === 'dailymotion')!;
const canonicalUrl = 'https://www.dailymotion.com/video/x8abcde';
const api = 'https://www.dailymotion.com/player/metadata/video/x8abcde';
const metadata = {
  title: 'A film',
  duration: 90,
  created_time: 1700000000,
  owner: { screenname: 'Maker', url: 'https://www.dailymotion.com/maker' },
  posters: { 60: 'https://s.example/60.jpg', 720: 'https://s.example/720.jpg' },
  subtitles: {
    enable: true,
    data: {
      fr: { label: 'Français', urls: ['https://s.example/fr.srt'] },
      'en-auto': { label: 'English (auto)', urls: ['https://s.example/en.srt'] },
      de: { label: 'x', urls: [] },
    },
  },
};
const resolve = (answer: unknown) => dailymotion.resolve(new URL(canonicalUrl), fakeAccess({ [api]: JSON.stringify(answer) }));

it.each([
  canonicalUrl,
  `${canonicalUrl}_a-film?start=30&utm_source=x`,
  'https://dai.ly/x8abcde',
  'https://www.dailymotion.com/embed/video/x8abcde',
  'https://geo.dailymotion.com/player/xabc.html?video=x8abcde',
])('%s', (url) => expect(detectUrl(url)).toEqual({ site: 'dailymotion', id: 'x8abcde', kind: 'video', canonicalUrl }));
it.each(['https://www.dailymotion.com/', 'https://www.dailymotion.com/maker', 'https://dai.ly.evil.example/x8abcde'])(
  '%s is not recognized',
  (url) => expect(detectUrl(url)).toBeNull(),
);

describe('resolve', () => {
  it('reads the player’s metadata', async () => {
    expect(await resolve(metadata)).toEqual({
      contentId: 'dailymotion:x8abcde',
      site: 'dailymotion',
      kind: 'video',
      sourceUrl: canonicalUrl,
      title: 'A film',
      duration: 90,
      author: 'Maker',
      channelUrl: 'https://www.dailymotion.com/maker',
      coverUrl: 'https://s.example/720.jpg',
      publishedAt: '2023-11-14T22:13:20.000Z',
      tracks: [
        { trackId: 'fr', language: 'fr', label: 'Français', provenance: 'creator', url: 'https://s.example/fr.srt' },
        { trackId: 'en-auto', language: 'en', label: 'English (auto)', provenance: 'automatic', url: 'https://s.example/en.srt' },
      ],
    });
    expect((await resolve({ title: 'x', subtitles: { enable: false, data: [] } })).tracks).toEqual([]);
  });
  it('distinguishes a password from an absence', async () => {
    await expect(resolve({ error: { title: 'Password protected' } })).rejects.toMatchObject({ code: 'loginRequired' });
    await expect(resolve({ error: { title: 'Geo-blocked' } })).rejects.toMatchObject({ code: 'mediaUnavailable' });
    await expect(dailymotion.resolve(new URL(canonicalUrl), fakeAccess({ [api]: '<html>' }))).rejects.toMatchObject({
      code: 'siteFailed',
    });
  });
});
