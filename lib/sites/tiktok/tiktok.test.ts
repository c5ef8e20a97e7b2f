import { describe, expect, it } from 'vitest';
import { decodeBase64 } from '../../encoding/base64.ts';
import { detectUrl } from '../detect-url.ts';
import { fakeAccess } from '../testing/fake-access.ts';
import { tiktok } from './tiktok.ts';

const id = '7212345678901234567';
const canonicalUrl = `https://www.tiktok.com/@_/video/${id}`;
const subtitleInfos = [
  { Url: 'https://v16.tiktokcdn.com/asr', Format: 'webvtt', LanguageCodeName: 'eng-US', Source: 'ASR', UrlExpire: 1 },
  { Url: 'https://v16.tiktokcdn.com/mt', Format: 'webvtt', LanguageCodeName: 'deu-DE', Source: 'MT' },
  { Url: 'https://v16.tiktokcdn.com/own', Format: 'creator_caption', LanguageCodeName: 'eng-US' },
];
const itemStruct = {
  id,
  desc: 'A dance {"}',
  createTime: '1700000000',
  author: { uniqueId: 'maker', nickname: 'Maker' },
  video: { duration: 30, subtitleInfos },
};
const pageOf = (detail: unknown) =>
  `<html><script id="__UNIVERSAL_DATA_FOR_REHYDRATION__" type="application/json">${JSON.stringify({ __DEFAULT_SCOPE__: { 'webapp.video-detail': detail } })}</script></html>`;
const resolve = (answer: string) => tiktok.resolve(new URL(canonicalUrl), fakeAccess({ [canonicalUrl]: answer }));

it.each([
  `https://www.tiktok.com/@some.one/video/${id}?is_from_webapp=1&share_id=2`,
  `https://m.tiktok.com/@x/video/${id}`,
  `https://www.tiktok.com/embed/v2/${id}`,
])('%s', (url) => expect(detectUrl(url)).toEqual({ site: 'tiktok', id, kind: 'short', canonicalUrl }));
it.each(['https://www.tiktok.com/@maker', 'https://vm.tiktok.com/abc/', `https://tiktok.com.evil.example/@x/video/${id}`])(
  '%s is not recognized',
  (url) => expect(detectUrl(url)).toBeNull(),
);

describe('resolve', () => {
  it('reads the page, without machine translations', async () => {
    expect(await resolve(pageOf({ statusCode: 0, itemInfo: { itemStruct } }))).toMatchObject({
      title: 'A dance {"}',
      duration: 30,
      author: 'Maker',
      originalLanguage: 'en-US',
      tracks: [
        { language: 'en-US', provenance: 'automatic' },
        { language: 'en-US', provenance: 'creator', url: 'https://v16.tiktokcdn.com/own' },
      ],
    });
  });
  it.each([
    ['a removed video', pageOf({ statusCode: 10204 }), 'mediaUnavailable'],
    ['another video', pageOf({ itemInfo: { itemStruct: { ...itemStruct, id: '1' } } }), 'captionsForeign'],
    ['a captcha', '<html>verify</html>', 'botCheck'],
    ['another shape', pageOf({ itemInfo: 1 }), 'siteFailed'],
  ])('%s', async (_, answer, code) => {
    await expect(resolve(answer)).rejects.toMatchObject({ code });
  });
});

it('captions are a file, or the creator’s captions in TikTok’s own format', async () => {
  const mediaItem = await resolve(pageOf({ itemInfo: { itemStruct } }));
  const own = JSON.stringify({ utterances: [{ start_time: 0, end_time: 1500, text: 'Hello', words: [] }] });
  const access = fakeAccess({ 'https://v16.tiktokcdn.com/asr': 'WEBVTT', 'https://v16.tiktokcdn.com/own': own });
  const file = (await tiktok.captions(mediaItem, mediaItem.tracks[0]!, access)) as { base64: string };
  expect(new TextDecoder().decode(decodeBase64(file.base64))).toBe('WEBVTT');
  expect(await tiktok.captions(mediaItem, mediaItem.tracks[1]!, access)).toEqual({
    cues: [{ startTime: 0, endTime: 1.5, text: 'Hello' }],
  });
});
