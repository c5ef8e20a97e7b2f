import { expect, it } from 'vitest';
import { pageMedia } from '../generic/page-media.ts';
import { siteOf } from '../index.ts';
import { fakeAccess } from '../testing/fake-access.ts';

const host = 'https://players.brightcove.net/1752604059001';

it.each([
  ['a frame', `<iframe src="${host}/abc_default/index.html?videoId=60930&autoplay"></iframe>`],
  [
    'an element',
    '<video-js data-account="1752604059001" data-player="abc" data-embed="default" data-video-id="60930"></video-js>',
  ],
  ['an element of old', '<video data-account="1752604059001" data-player="abc" data-video-id="60930" class="video-js"></video>'],
])('is found on a page in %s', (_, html) => {
  const url = `${host}/abc_default/index.html?videoId=60930`;
  expect(pageMedia({ url: 'https://news.example/', html })).toMatchObject([{ kind: 'video', url }]);
});

it('is not taken for the player of an element of another host', () => {
  const html =
    '<div class="vidyard-player-embed" data-account="acme" data-video-id="7" data-uuid="THbPGmj3iosyb7LZX43PPm"></div>';
  expect(pageMedia({ url: 'https://news.example/', html })).toMatchObject([{ url: expect.stringContaining('vidyard.com') }]);
});

it('is asked for its media item with the key in the settings of the player, without the page', async () => {
  const url = new URL(`${host}/abc_default/index.html?videoId=60930`);
  const responses = {
    [`${host}/abc_default/config.json`]: '{"video_cloud":{"policy_key":"BCpk"}}',
    'https://edge.api.brightcove.com/playback/v1/accounts/1752604059001/videos/60930': JSON.stringify({
      name: 'Bread',
      duration: 90_500,
      text_tracks: [
        {
          id: 'a',
          kind: 'captions',
          srclang: 'de',
          label: 'Deutsch',
          src: null,
          sources: [{ src: 'https://a.boltdns.net/de.vtt' }],
        },
        { id: 'b', kind: 'captions', srclang: 'en-US', label: 'English (auto-generated)', src: 'https://a.boltdns.net/en.vtt' },
        { id: 'c', kind: 'metadata', label: 'thumbnails', src: 'https://a.boltdns.net/thumbs.vtt' },
      ],
      cue_points: [{ name: 'Oven', time: 60.5, type: 'CODE' }],
    }),
  };
  const access = fakeAccess(responses, { responses });
  const accepted: (string | undefined)[] = [];
  const fetch: typeof access.fetch = (address, options) => {
    accepted.push(options.headers?.accept);
    return access.fetch(address, options);
  };
  expect(await siteOf(url.href).resolve(url, { ...access, fetch })).toMatchObject({
    title: 'Bread',
    duration: 90.5,
    chapters: [{ startTime: 60.5, title: 'Oven' }],
    tracks: [
      { language: 'de', provenance: 'creator', url: 'https://a.boltdns.net/de.vtt' },
      { language: 'en-US', provenance: 'automatic', url: 'https://a.boltdns.net/en.vtt' },
    ],
  });
  expect(accepted).toEqual(['application/json;pk=BCpk']);
});

it.each([
  '{"video_cloud":{}}',
  '{"video_cloud":{"policy_key":"BC\\r\\nCookie: a=b"}}',
  '{"video_cloud":{"policy_key":"BC\u00e9"}}',
])('is not asked without a usable key, as with the settings %s', async (settings) => {
  const url = new URL(`${host}/abc_default/index.html?videoId=60930`);
  const responses = { [`${host}/abc_default/config.json`]: settings };
  const access = fakeAccess(responses, { responses });
  await expect(siteOf(url.href).resolve(url, access)).rejects.toMatchObject({
    code: 'siteFailed',
    details: { rule: 'sources.video' },
    message: expect.stringContaining('policy_key'),
  });
});
