import { describe, expect, it } from 'vitest';
import { detectUrl } from '../detect-url.ts';
import { type FakeResponse, fakeAccess } from '../testing/fake-access.ts';
import { vimeo } from './vimeo.ts';

const config = {
  video: {
    id: 76979871,
    title: 'The New Vimeo Player',
    duration: 62,
    owner: { name: 'Vimeo Staff', url: 'https://vimeo.com/staff' },
    lang: 'en',
  },
  request: {
    text_tracks: [
      { id: 1, lang: 'en', label: 'English', kind: 'captions', url: '/texttrack/1.vtt?token=x' },
      { id: 2, lang: 'fr-x-autogen', label: 'French (auto)', kind: 'subtitles', url: 'https://captions.vimeo.com/2.vtt' },
      { id: 3, lang: 'en', label: '', kind: 'chapters', url: '/texttrack/3.vtt' },
      { id: 4, lang: 'de', label: 'German', kind: 'subtitles', url: 'https://evil.example/4.vtt' },
    ],
  },
  embed: {
    chapters: [
      { id: 2, title: 'Second', timecode: 30 },
      { id: 1, title: 'First', timecode: 0 },
    ],
  },
};
const player = 'https://player.vimeo.com/video/76979871/config';
const resolve = (answer: FakeResponse, url = 'https://vimeo.com/76979871') =>
  vimeo.resolve(new URL(url), fakeAccess({ [player]: answer }));

describe('addresses', () => {
  it.each([
    ['https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
    ['https://vimeo.com/76979871#t=30s', 'https://vimeo.com/76979871'],
    ['https://vimeo.com/76979871/0123456789?share=copy', 'https://vimeo.com/76979871/0123456789'],
    ['https://player.vimeo.com/video/76979871?h=0123456789&autoplay=1', 'https://vimeo.com/76979871/0123456789'],
    ['https://vimeo.com/channels/staffpicks/76979871', 'https://vimeo.com/76979871'],
    ['https://vimeo.com/groups/motion/videos/76979871', 'https://vimeo.com/76979871'],
    ['https://vimeo.com/showcase/123/video/76979871', 'https://vimeo.com/76979871'],
  ])('%s', (url, canonicalUrl) => expect(detectUrl(url)).toEqual({ site: 'vimeo', id: '76979871', kind: 'video', canonicalUrl }));

  it.each([
    'https://vimeo.com/',
    'https://vimeo.com/staff',
    'https://vimeo.com/channels/123',
    'https://notvimeo.com/76979871',
    'https://vimeo.com.evil.example/76979871',
  ])('%s is not recognized', (url) => expect(detectUrl(url)).toBeNull());
});

describe('resolve', () => {
  const expected = {
    contentId: 'vimeo:76979871',
    site: 'vimeo',
    kind: 'video',
    sourceUrl: 'https://vimeo.com/76979871',
    title: 'The New Vimeo Player',
    duration: 62,
    author: 'Vimeo Staff',
    channelUrl: 'https://vimeo.com/staff',
    coverUrl: undefined,
    originalLanguage: 'en',
    tracks: [
      {
        trackId: '1',
        language: 'en',
        label: 'English',
        provenance: 'creator',
        url: 'https://player.vimeo.com/texttrack/1.vtt?token=x',
      },
      { trackId: '2', language: 'fr', label: 'French (auto)', provenance: 'automatic', url: 'https://captions.vimeo.com/2.vtt' },
    ],
    chapters: [
      { startTime: 0, title: 'First' },
      { startTime: 30, title: 'Second' },
    ],
  };

  it('reads the player’s configuration, alone or in its document', async () => {
    expect(await resolve({ body: JSON.stringify(config), contentType: 'application/json' })).toEqual(expected);
    expect(await resolve(`<html><script>window.playerConfig = ${JSON.stringify(config)}</script></html>`)).toEqual(expected);
  });

  it('sends the hash of an unlisted video', async () => {
    const access = fakeAccess({ [player]: JSON.stringify(config) });
    await vimeo.resolve(new URL('https://vimeo.com/76979871/0123456789'), access);
    expect(access.requested).toEqual([`${player}?h=0123456789`]);
  });

  it.each([
    ['another video', JSON.stringify({ video: { id: 5 } }), 'captionsForeign'],
    ['another shape', '{}', 'siteFailed'],
    ['HTML without a player', '<html></html>', 'siteFailed'],
    ['a password', { status: 403, body: '{"title":"Password required"}' }, 'loginRequired'],
    [
      'an embed for one site only',
      { status: 403, body: 'Because of its privacy settings, this video cannot be played here.' },
      'mediaUnavailable',
    ],
    ['a refused client', { status: 403, body: 'Forbidden' }, 'botCheck'],
    ['a removed video', { status: 404 }, 'mediaUnavailable'],
    ['too many requests', { status: 429 }, 'rateLimited'],
  ])('%s', async (_, answer, code) => {
    await expect(resolve(answer)).rejects.toMatchObject({ code });
  });
});
