import { expect, it } from 'vitest';
import { pageMedia } from './page-media.ts';

it.each<[string, string, string[]]>([
  [
    'Mux',
    '<mux-player playback-id="DS00Spx1CV902MCtPj5WknGlR102V5HFkDe"></mux-player>',
    ['https://stream.mux.com/DS00Spx1CV902MCtPj5WknGlR102V5HFkDe.m3u8'],
  ],
  [
    'Mux with a token in its id',
    '<mux-player playback-id="DS00Spx1CV902MCtPj5WknGlR102V5HFkDe?token=a.b"></mux-player>',
    ['https://stream.mux.com/DS00Spx1CV902MCtPj5WknGlR102V5HFkDe.m3u8?token=a.b'],
  ],
  [
    'Mux with a token beside its id',
    '<mux-video playback-id="DS00Spx1CV902MCtPj5WknGlR102V5HFkDe" playback-token="a.b"></mux-video>',
    ['https://stream.mux.com/DS00Spx1CV902MCtPj5WknGlR102V5HFkDe.m3u8?token=a.b'],
  ],
  ['Mux with an address', '<mux-player src="/v.m3u8"></mux-player>', ['https://a.example/v.m3u8']],
  [
    'the script of Dailymotion',
    '<script src="https://geo.dailymotion.com/player/x123.js" data-video="x8abcd1"></script>',
    ['https://www.dailymotion.com/video/x8abcd1'],
  ],
])('finds the player of %s', (_, html, urls) => {
  expect(pageMedia({ url: 'https://a.example/p', html }).map(({ url }) => url)).toEqual(urls);
});
