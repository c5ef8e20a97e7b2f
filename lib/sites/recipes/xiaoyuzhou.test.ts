import { describe, expect, it } from 'vitest';
import { detectUrl } from '../detect-url.ts';
import { sites } from '../index.ts';
import { fakeAccess } from '../testing/fake-access.ts';

const xiaoyuzhou = sites.find(({ name }) => name === 'xiaoyuzhou')!;
const eid = '0123456789abcdef01234567';
const url = `https://www.xiaoyuzhoufm.com/episode/${eid}`;
const pageOf = (episode: unknown) =>
  `<html><script id="__NEXT_DATA__" type="application/json" crossorigin="anonymous">${JSON.stringify({ props: { pageProps: { episode } } })}</script></html>`;
const episode = {
  eid,
  title: '第一期',
  description: '00:00 开场\n01:00 正题\n02:00 结尾',
  duration: 180,
  pubDate: '2026-06-02T06:00:00.000Z',
  podcast: { pid: 'p1', title: '节目' },
  transcriptMediaId: 'no proof of a transcript',
};

it('recognizes its addresses', () => {
  expect(detectUrl(`${url}?s=abc&utm_source=x`)).toEqual({ site: 'xiaoyuzhou', id: eid, kind: 'audio', canonicalUrl: url });
  expect(detectUrl(`https://www.xiaoyuzhoufm.com/podcast/${eid}`)).toBeNull();
  expect(detectUrl('https://www.xiaoyuzhoufm.com/episode/x')).toBeNull();
});

describe('resolve', () => {
  it('describes an episode', async () => {
    expect(await xiaoyuzhou.resolve(new URL(url), fakeAccess({ [url]: pageOf(episode) }))).toEqual({
      contentId: `xiaoyuzhou:${eid}`,
      site: 'xiaoyuzhou',
      kind: 'audio',
      sourceUrl: url,
      title: '第一期',
      duration: 180,
      author: '节目',
      channelUrl: 'https://www.xiaoyuzhoufm.com/podcast/p1',
      coverUrl: undefined,
      description: episode.description,
      publishedAt: '2026-06-02T06:00:00.000Z',
      tracks: [],
      chapters: [
        { startTime: 0, title: '开场' },
        { startTime: 60, title: '正题' },
        { startTime: 120, title: '结尾' },
      ],
    });
  });

  it.each([
    ['another episode', pageOf({ ...episode, eid: 'f'.repeat(24) }), 'captionsForeign'],
    ['another shape', pageOf(undefined), 'siteFailed'],
    ['a missing page', { status: 404 }, 'mediaUnavailable'],
  ])('%s', async (_, answer, code) => {
    await expect(xiaoyuzhou.resolve(new URL(url), fakeAccess({ [url]: answer }))).rejects.toMatchObject({ code });
  });
});
