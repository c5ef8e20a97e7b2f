import { describe, expect, it } from 'vitest';
import { detectUrl } from '../detect-url.ts';
import { sites } from '../index.ts';
import { fakeAccess } from '../testing/fake-access.ts';

const udemy = sites.find(({ name }) => name === 'udemy')!;
const url = 'https://www.udemy.com/course/the-course/learn/lecture/123456#overview';
const course = 'https://www.udemy.com/api-2.0/courses/the-course/';
const lecture = 'https://www.udemy.com/api-2.0/users/me/subscribed-courses/77/lectures/123456?';
const captions = [
  { url: 'https://vtt-b.udemycdn.com/en.vtt?x', locale_id: 'en_US', video_label: 'English [Auto]', source: 'auto' },
  { url: 'https://vtt-b.udemycdn.com/de.vtt', locale_id: 'de_DE', video_label: 'German', source: 'manual' },
  { url: 'ftp://x.example/', locale_id: 'fr_FR' },
];
const answers = {
  [course]: '{"_class":"course","id":77,"title":"The course"}',
  [lecture]: JSON.stringify({ title: 'Lecture', asset: { captions, time_estimation: 300 } }),
};

it('recognizes its addresses', () => {
  const canonicalUrl = 'https://www.udemy.com/course/the-course/learn/lecture/123456';
  expect(detectUrl(url)).toEqual({ site: 'udemy', id: '123456', kind: 'video', canonicalUrl });
  expect(detectUrl('https://www.udemy.com/course/the-course/')).toBeNull();
});

describe('resolve', () => {
  it('describes a lecture', async () => {
    expect(await udemy.resolve(new URL(url), fakeAccess({}, { responses: answers }))).toMatchObject({
      title: 'Lecture',
      duration: 300,
      author: 'The course',
      tracks: [
        { trackId: 'en_US:auto', language: 'en-US', provenance: 'automatic' },
        { trackId: 'de_DE', language: 'de-DE', provenance: 'creator', url: 'https://vtt-b.udemycdn.com/de.vtt' },
      ],
    });
  });
  it.each([
    ['a stranger', { ...answers, [lecture]: { status: 403 } }, 'loginRequired'],
    ['a quiz', { ...answers, [lecture]: '{"title":"Quiz","asset":null}' }, 'noMedia'],
    ['a wall', { ...answers, [course]: { body: '<html>', status: 503 } }, 'siteFailed'],
  ])('%s', async (_, all, code) => {
    await expect(udemy.resolve(new URL(url), fakeAccess(all))).rejects.toMatchObject({ code });
  });
});
