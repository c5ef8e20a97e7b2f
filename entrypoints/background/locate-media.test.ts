import { expect, it } from 'vitest';
import { engine } from '../../lib/service/engine/offline-engine.ts';
import { mediaLocator } from './locate-media.ts';

const locate = mediaLocator({ getSettings: async () => undefined }, engine);
const page = { url: 'https://blog.example/bread', title: 'Bread', elements: [], frames: [], meta: [], jsonLd: [] };

it.each([
  [
    'a player behind a picture',
    '<div class="youtube" data-id="dQw4w9WgXcQ"></div>',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  ],
  ['a linked file', '<a href="/1.mp3">Download</a>', 'https://blog.example/bread'],
  ['a setup', '<script>jwplayer("a").setup({ file: "/1.mp4" })</script>', 'https://blog.example/bread'],
])('finds %s on an open page without media elements', async (_, html, url) =>
  expect(await locate({ ...page, html })).toMatchObject([{ mediaItem: { url } }]),
);

it('prefers the frames of the open page to its markup, in which nothing is known of what is shown', async () => {
  const frame = { url: 'https://player.vimeo.com/video/76979871', width: 640, height: 360, visible: true };
  const html = '<div class="youtube" data-id="dQw4w9WgXcQ"></div>';
  expect(await locate({ ...page, frames: [frame], html })).toMatchObject([{ mediaItem: { contentId: 'vimeo:76979871' } }]);
  expect(await locate(page)).toEqual([]);
});
