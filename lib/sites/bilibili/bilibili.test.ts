import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBase64 } from '../../encoding/base64.ts';
import { detectUrl } from '../detect-url.ts';
import { type FakeResponse, fakeAccess } from '../testing/fake-access.ts';
import { bilibili } from './bilibili.ts';
import { toBvid } from './bvid.ts';
import { md5 } from './md5.ts';
import { deriveSigningKey, signQuery } from './sign.ts';

const bvid = 'BV17x411w7KC';
const json = (code: number, data: unknown, rest = {}) =>
  JSON.stringify({ code, message: '', ttl: 1, ...(data !== undefined && { data }), ...rest });
const view = {
  aid: 170001,
  bvid,
  cid: 279786,
  title: '保加利亚妖王',
  pic: 'http://i2.hdslb.com/a.jpg',
  pubdate: 1257847202,
  duration: 300,
  owner: { mid: 122541, name: '冰封.虾子' },
  pages: [
    { cid: 279786, page: 1, part: 'Хоп', duration: 199 },
    { cid: 275431, page: 2, part: 'Imagine', duration: 101 },
  ],
};
const nav = json(-101, {
  isLogin: false,
  wbi_img: {
    img_url: 'https://i0.hdslb.com/bfs/wbi/7cd084941338484aae1ad9425b84077c.png',
    sub_url: 'https://i0.hdslb.com/bfs/wbi/4932caff0ff746eab6f01bf08b70ac45.png',
  },
});
const subtitle = (lan: string, subtitle_url: string, more = {}) => ({
  id_str: lan + 1,
  lan,
  lan_doc: lan,
  subtitle_url,
  type: 0,
  ...more,
});
const info = (more = {}) =>
  json(0, {
    aid: 170001,
    cid: 279786,
    need_login_subtitle: false,
    subtitle: {
      subtitles: [
        subtitle('ai-zh', '//aisubtitle.hdslb.com/bfs/a?auth_key=1', { type: 1 }),
        subtitle('zh-CN', 'http://i0.hdslb.com/bfs/b.json'),
        subtitle('en-US', ''),
        subtitle('ja', 'https://evil.example/b.json'),
      ],
    },
    view_points: [
      { type: 2, from: 60, to: 100, content: 'Second' },
      { type: 2, from: 0, to: 60, content: 'First' },
      { type: 1, from: 5, to: 6, content: 'Advertisement' },
    ],
    ...more,
  });
const api = (more: Record<string, FakeResponse> = {}): Record<string, FakeResponse> => ({
  ...more,
  'https://api.bilibili.com/x/web-interface/view?bvid=': json(0, view),
  'https://api.bilibili.com/x/web-interface/nav': nav,
  'https://api.bilibili.com/x/player/wbi/v2?': info(),
  ...more,
});
const resolve = (url: string, answers = api()) => bilibili.resolve(new URL(url), fakeAccess({}, { responses: answers }));

describe('addresses', () => {
  it.each([
    [`https://www.bilibili.com/video/${bvid}`, bvid],
    [`https://www.bilibili.com/video/${bvid}/?p=1&spm_id_from=333.788&vd_source=x&t=20`, bvid],
    [`https://m.bilibili.com/video/${bvid}?p=3`, `${bvid}:3`],
    ['https://www.bilibili.com/video/av170001', bvid],
    [`https://player.bilibili.com/player.html?bvid=${bvid}&page=2`, `${bvid}:2`],
    ['https://player.bilibili.com/player.html?aid=170001&cid=1', bvid],
    [`https://www.bilibili.com/list/ml1?bvid=${bvid}`, bvid],
    [`https://www.bilibili.com/festival/x?bvid=${bvid}`, bvid],
    [`https://b23.tv/${bvid}`, bvid],
    ['https://www.bilibili.com/bangumi/play/ep374717?from=x', 'ep374717'],
  ])('%s', (url, id) => {
    const address = detectUrl(url);
    expect(address).toMatchObject({ site: 'bilibili', id, kind: 'video' });
    expect(detectUrl(address!.canonicalUrl)).toEqual(address);
  });

  it.each([
    'https://www.bilibili.com/',
    'https://b23.tv/abc123',
    'https://www.bilibili.tv/en/video/1',
    `https://bilibili.com.evil.example/video/${bvid}`,
    'https://www.bilibili.com/video/av0',
  ])('%s is not recognized', (url) => expect(detectUrl(url)).toBeNull());

  it('have one id for both numbering schemes', () => {
    expect(toBvid('av455017605')).toBe('BV1Q541167Qg');
    expect(toBvid('AV170001')).toBe(bvid);
    expect(toBvid('av99999999999999999')).toBeUndefined();
  });
});

describe('signing', () => {
  it('equals that of the site', () => {
    const key = deriveSigningKey(
      'https://i0.hdslb.com/bfs/wbi/7cd084941338484aae1ad9425b84077c.png',
      '4932caff0ff746eab6f01bf08b70ac45.png',
    );
    expect(key).toBe('ea1db124af3c7062474693fa704f4ff8');
    expect(signQuery({ foo: '114', bar: '514', zab: '1919810' }, key, 1702204169)).toBe(
      'bar=514&foo=114&wts=1702204169&zab=1919810&w_rid=8f6f2b5b3d485fe1886cec6a0be8c5d4',
    );
  });

  it('computes correct MD5', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(md5(text)).toBe(createHash('md5').update(text).digest('hex'));
      }),
    );
  });
});

describe('resolve', () => {
  it('describes the video and its subtitles', async () => {
    expect(await resolve(`https://www.bilibili.com/video/${bvid}?p=1`)).toEqual({
      contentId: `bilibili:${bvid}`,
      site: 'bilibili',
      kind: 'video',
      sourceUrl: `https://www.bilibili.com/video/${bvid}/`,
      title: '保加利亚妖王 - Хоп',
      duration: 199,
      author: '冰封.虾子',
      channelUrl: 'https://space.bilibili.com/122541',
      coverUrl: 'https://i2.hdslb.com/a.jpg',
      publishedAt: '2009-11-10T10:00:02.000Z',
      tracks: [
        {
          trackId: 'ai-zh1',
          language: 'zh',
          label: 'ai-zh',
          provenance: 'automatic',
          url: 'https://aisubtitle.hdslb.com/bfs/a?auth_key=1',
        },
        { trackId: 'zh-CN1', language: 'zh-CN', label: 'zh-CN', provenance: 'creator', url: 'https://i0.hdslb.com/bfs/b.json' },
      ],
      chapters: [
        { startTime: 0, title: 'First' },
        { startTime: 60, title: 'Second' },
      ],
    });
  });

  it('selects the part that the address names', async () => {
    const player = info({ cid: 275431, subtitle: { subtitles: [] } });
    const mediaItem = await resolve(
      `https://www.bilibili.com/video/${bvid}?p=2`,
      api({ 'https://api.bilibili.com/x/player/wbi/v2?aid=170001&cid=275431&': player }),
    );
    expect(mediaItem).toMatchObject({
      contentId: `bilibili:${bvid}:2`,
      title: '保加利亚妖王 - Imagine',
      duration: 101,
      tracks: [],
    });
    await expect(resolve(`https://www.bilibili.com/video/${bvid}?p=9`)).rejects.toMatchObject({ code: 'mediaUnavailable' });
  });

  it('selects the episode that the address names', async () => {
    const episodes = [
      { id: 1, aid: 1, cid: 1 },
      { id: 374717, aid: 170001, cid: 279786, title: '2', long_title: 'The end', duration: 90_000 },
    ];
    const season = json(0, undefined, { result: { season_title: 'Show', episodes } });
    const mediaItem = await resolve(
      'https://www.bilibili.com/bangumi/play/ep374717',
      api({ 'https://api.bilibili.com/pgc/': season }),
    );
    expect(mediaItem).toMatchObject({ contentId: 'bilibili:ep374717', title: 'Show 2 The end', duration: 90 });
    expect(mediaItem.tracks).toHaveLength(2);
  });

  const player = 'https://api.bilibili.com/x/player/wbi/v2?';
  const viewUrl = 'https://api.bilibili.com/x/web-interface/view?';
  it.each([
    ['subtitles for members', { [player]: info({ need_login_subtitle: true, subtitle: { subtitles: [] } }) }, 'loginRequired'],
    ['another video’s subtitles', { [player]: info({ aid: 5 }) }, 'captionsForeign'],
    ['another part’s subtitles', { [player]: info({ cid: 5 }) }, 'captionsForeign'],
    ['risk control', { [viewUrl]: json(-352, null) }, 'rateLimited'],
    ['risk control by status', { [viewUrl]: { status: 412 } }, 'rateLimited'],
    ['a removed video', { [viewUrl]: json(-404, null) }, 'mediaUnavailable'],
    ['a hidden video', { [viewUrl]: json(62002, null) }, 'mediaUnavailable'],
    ['a closed service', { [viewUrl]: json(-101, null) }, 'loginRequired'],
    ['HTML', { [viewUrl]: '<html></html>' }, 'siteFailed'],
    ['another shape', { [viewUrl]: json(0, { nothing: true }) }, 'siteFailed'],
  ])('%s', async (_, answers, code) => {
    await expect(
      resolve(`https://www.bilibili.com/video/${bvid}`, api(answers as Record<string, FakeResponse>)),
    ).rejects.toMatchObject({ code });
  });

  it('returns no subtitles without an error', async () => {
    const none = info({ subtitle: { subtitles: null } });
    expect((await resolve(`https://www.bilibili.com/video/${bvid}`, api({ [player]: none }))).tracks).toEqual([]);
  });
});

it('captions are the file, requested by the page or by the host', async () => {
  const url = 'https://aisubtitle.hdslb.com/bfs/a';
  const body = '{"body":[{"from":1.25,"to":2.5,"content":"你好"}]}';
  const mediaItem = await resolve(`https://www.bilibili.com/video/${bvid}`);
  const track = { ...mediaItem.tracks[0]!, url };
  const read = async (access: ReturnType<typeof fakeAccess>) =>
    new TextDecoder().decode(decodeBase64(((await bilibili.captions(mediaItem, track, access)) as { base64: string }).base64));
  expect(await read(fakeAccess({}, { responses: { [url]: body } }))).toBe(body);
  expect(await read(fakeAccess({ [url]: body }, {}))).toBe(body);
  await expect(bilibili.captions(mediaItem, track, fakeAccess({ [url]: '' }))).rejects.toMatchObject({ code: 'captionsEmpty' });
  await expect(bilibili.captions(mediaItem, track, fakeAccess({ [url]: '<!DOCTYPE html>' }))).rejects.toMatchObject({
    code: 'captionsUnreadable',
  });
});
