import { describe, expect, it } from 'vitest';
import { detectUrl } from '../detect-url.ts';
import { sites } from '../index.ts';
import { type FakeResponse, fakeAccess } from '../testing/fake-access.ts';

const douyin = sites.find(({ name }) => name === 'douyin')!;
const id = '7212345678901234567';
const canonicalUrl = `https://www.douyin.com/video/${id}`;
const resolve = (answer: FakeResponse) => douyin.resolve(new URL(canonicalUrl), fakeAccess({ [canonicalUrl]: answer }));

it.each([
  `${canonicalUrl}?previous_page=web`,
  `https://www.iesdouyin.com/share/video/${id}/?region=CN`,
  `https://m.douyin.com/share/video/${id}`,
  `https://www.douyin.com/discover?modal_id=${id}`,
])('%s', (url) => expect(detectUrl(url)).toEqual({ site: 'douyin', id, kind: 'short', canonicalUrl }));
it.each([
  'https://www.douyin.com/',
  'https://v.douyin.com/abc/',
  'https://www.douyin.com/user/x?modal_id=1',
  `https://douyin.com.evil.example/video/${id}`,
])('%s is not recognized', (url) => expect(detectUrl(url)).toBeNull());

describe('resolve', () => {
  it('describes the video, and reports that it has no captions', async () => {
    expect(await resolve('<title>做面包 - 抖音</title>')).toMatchObject({
      contentId: `douyin:${id}`,
      title: '做面包 - 抖音',
      tracks: [],
    });
  });
  it.each([
    ['a captcha', '<title>验证码中间页</title>', 'botCheck'],
    ['a missing page', { status: 404 }, 'mediaUnavailable'],
    ['too many requests', { status: 429 }, 'rateLimited'],
  ])('%s', async (_, answer, code) => {
    await expect(resolve(answer)).rejects.toMatchObject({ code });
  });
});
