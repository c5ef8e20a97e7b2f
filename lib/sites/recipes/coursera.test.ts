import { describe, expect, it } from 'vitest';
import { detectUrl } from '../detect-url.ts';
import { sites } from '../index.ts';
import { fakeAccess } from '../testing/fake-access.ts';

const coursera = sites.find(({ name }) => name === 'coursera')!;
const url = 'https://www.coursera.org/learn/machine-learning/lecture/Abc12/welcome?t=5';
const courses = 'https://www.coursera.org/api/onDemandCourses.v1?q=slug&slug=machine-learning';
const lecture = 'https://www.coursera.org/api/onDemandLectureVideos.v1/C1~Abc12?';
const answers = {
  [courses]: '{"elements":[{"id":"C1","name":"Machine Learning"}]}',
  [lecture]:
    '{"linked":{"onDemandVideos.v1":[{"subtitlesVtt":{"en":"/api/subtitleAssetProxy.v1/1?expiry=1","zh-CN":"https://www.coursera.org/2"}}]}}',
};
const shown = { contentId: 'x', url: 'https://x.example/', kind: 'video' as const, title: 'Welcome', duration: 75, tracks: [] };

it('recognizes its addresses', () => {
  const canonicalUrl = 'https://www.coursera.org/learn/machine-learning/lecture/Abc12';
  expect(detectUrl(url)).toEqual({ site: 'coursera', id: 'machine-learning/Abc12', kind: 'video', canonicalUrl });
  expect(detectUrl('https://www.coursera.org/learn/machine-learning')).toBeNull();
});

describe('resolve', () => {
  it('requests through the open page, which has title and duration', async () => {
    const access = fakeAccess({}, { responses: answers, media: async () => [shown] });
    expect(await coursera.resolve(new URL(url), access)).toMatchObject({
      title: 'Welcome',
      duration: 75,
      author: 'Machine Learning',
      tracks: [
        { language: 'en', url: 'https://www.coursera.org/api/subtitleAssetProxy.v1/1?expiry=1' },
        { language: 'zh-CN', url: 'https://www.coursera.org/2' },
      ],
    });
    expect(access.requested).toEqual([]);
  });
  it.each([
    ['a stranger', { ...answers, [lecture]: { status: 403 } }, 'loginRequired'],
    ['a reading', { ...answers, [lecture]: '{"linked":{"onDemandVideos.v1":[]}}' }, 'noMedia'],
    ['no course', { ...answers, [courses]: '{"elements":[]}' }, 'mediaUnavailable'],
  ])('%s', async (_, all, code) => {
    await expect(coursera.resolve(new URL(url), fakeAccess(all))).rejects.toMatchObject({ code });
  });
});
