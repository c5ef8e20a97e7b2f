import { expect, it } from 'vitest';
import { sites } from '../sites/index.ts';
import { timeUrl, withTimeUrls } from './time-url.ts';

it.each([
  ['youtube', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3723'],
  ['youtube', 'https://www.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3723'],
  ['bilibili', 'https://www.bilibili.com/video/BV1xx411c7mD/?p=2', 'https://www.bilibili.com/video/BV1xx411c7mD/?p=2&t=3723'],
  ['vimeo', 'https://vimeo.com/76979871', 'https://vimeo.com/76979871#t=3723s'],
  ['twitch', 'https://www.twitch.tv/videos/1', 'https://www.twitch.tv/videos/1?t=3723s'],
  ['overcast', 'https://overcast.fm/+abc', 'https://overcast.fm/+abc/62:03'],
  ['generic', 'https://cdn.example.com/a%20talk.mp3?key=1', 'https://cdn.example.com/a%20talk.mp3?key=1#t=3723'],
  ['generic', 'https://example.com/book.m4b', 'https://example.com/book.m4b#t=3723'],
  ['generic', 'https://example.com/live.m3u8', 'https://example.com/live.m3u8'],
  ['generic', 'https://example.com/app#/talk', 'https://example.com/app#/talk'],
  ['valueOf', 'https://example.com/a', 'https://example.com/a'],
  ['tiktok', 'https://www.tiktok.com/@a/video/1', 'https://www.tiktok.com/@a/video/1'],
])('links to a time in %s', (site, sourceUrl, expected) => {
  expect(timeUrl({ site, sourceUrl }, 3723.9)).toBe(expected);
});

it('lists only existing sites', () => {
  const names = sites.map(({ name }) => name);
  const sourceUrl = 'https://example.com/x';
  const timed = [...names, 'generic', 'nowhere'].filter((site) => timeUrl({ site, sourceUrl }, 9) !== sourceUrl);
  expect(timed).toEqual(names.filter((name) => timed.includes(name)));
  expect(timed).toHaveLength(13);
});

it('returns the address unchanged for the beginning', () => {
  expect(timeUrl({ site: 'youtube', sourceUrl: 'https://youtu.be/x' }, 0.4)).toBe('https://youtu.be/x');
});

it.each(['', 'javascript:alert(1)', 'data:text/html,x', 'https://', 'file:///etc/passwd'])(
  'returns no link for %j',
  (sourceUrl) => {
    expect(timeUrl({ site: 'youtube', sourceUrl }, 9)).toBeUndefined();
  },
);

it('links the times of a note to the media item', () => {
  const place = { site: 'generic', sourceUrl: 'https://example.com/a_(1).mp3' };
  expect(withTimeUrls('[02:05](#t=125.5) and [x](#top) and [y](#t=1e9)', place)).toBe(
    '[02:05](<https://example.com/a_(1).mp3#t=125>) and [x](#top) and [y](#t=1e9)',
  );
});

it('adds the pictures of a note behind their links, and leaves others links', () => {
  const place = { site: 'youtube', sourceUrl: 'https://www.youtube.com/watch?v=a' };
  const pictures = new Map([['p-1', 'data:image/webp;base64,UklGRg==']]);
  const note = '[0:07](#t=7&picture=p-1) [0:08](#t=8&picture=constructor)';
  expect(withTimeUrls(note, place, pictures)).toBe(
    '[0:07](<https://www.youtube.com/watch?v=a&t=7>) ![](data:image/webp;base64,UklGRg==) [0:08](<https://www.youtube.com/watch?v=a&t=8>)',
  );
  expect(withTimeUrls(note, place)).not.toContain('data:');
});
