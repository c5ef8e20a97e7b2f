import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectLinear } from '../../../test/growth.ts';
import { pageMedia } from './page-media.ts';
import { readScriptPlayers } from './script-players.ts';

const page = (html: string) =>
  pageMedia({ url: 'https://a.example/p', html }).map(({ url, title }) => (title ? `${url} ${title}` : url));

describe('media without an element', () => {
  it.each<[string, string, string[]]>([
    ['JW Player', '<script>jwplayer("x").setup({file:"/v.mp4", title:"Bread"})</script>', ['https://a.example/v.mp4 Bread']],
    [
      'the best of several files',
      '<script>jwplayer("x").setup({"playlist":[{"sources":[{"file":"https:\\/\\/b.example\\/v.m3u8?a=1\\u0026b=2"},{"file":"/v.mp4"}]}]})</script>',
      ['https://b.example/v.m3u8?a=1&b=2'],
    ],
    [
      'Video.js',
      '<script>videojs("x").src({src: "/v.m3u8", type: "application/x-mpegURL"})</script>',
      ['https://a.example/v.m3u8'],
    ],
    ['hls.js', "<video id=x></video><script>hls = new Hls(); hls.loadSource('/v.m3u8')</script>", ['https://a.example/v.m3u8']],
    [
      'several setups',
      '<script>jwplayer("x").setup({file:"/1.mp4"}); jwplayer("y").setup({file:"/2.mp3"})</script>',
      ['https://a.example/1.mp4', 'https://a.example/2.mp3'],
    ],
    ['attributes', '<div data-video-src="/v.mp4"></div>', ['https://a.example/v.mp4']],
    ['an attribute of an element', '<video data-video-src="/v.mp4"></video>', ['https://a.example/v.mp4']],
    ['links', '<p><a href="/e.mp3">Episode <b>1</b></a> <a href="/about">About</a></p>', ['https://a.example/e.mp3 Episode 1']],
    [
      'links beside an element, which are downloads',
      '<video src="/v.mp4"></video><a href="/w.mp4">Other</a>',
      ['https://a.example/v.mp4'],
    ],
    [
      'a source that is no address',
      '<video><source src=""><source src="javascript:1"><source src="/v.mp4"></video>',
      ['https://a.example/v.mp4'],
    ],
    ['a script without a player', '<script>var sound = "/click.mp3"</script>', []],
    ['an address of another kind', '<script>jwplayer("x").setup({file:"javascript:alert(1)//.mp4"})</script>', []],
  ])('finds %s', (_, html, media) => expect(page(html)).toEqual(media));

  it('reads the captions of a setup, without previews', () => {
    const html = `<script>jwplayer("x").setup({file: "/v.mp4", tracks: [
      {file: "/en.vtt", kind: "captions", label: "English", srclang: "en"}, {file: "/t.vtt", kind: "thumbnails"}]})</script>`;
    expect(pageMedia({ url: 'https://a.example/p', html })[0]!.tracks).toEqual([
      { trackId: '0', language: 'en', label: 'English', url: 'https://a.example/en.vtt' },
    ]);
  });

  it('reads chapters of JSON-LD', () => {
    const clips =
      '[{"@type":"Clip","name":"B","startOffset":9},{"@type":"Clip","name":" A ","startOffset":"0"},{"@type":"Clip","name":"x"}]';
    const html = `<script type="application/ld+json">{"@type":"VideoObject","name":"n","contentUrl":"/v.mp4","hasPart":${clips}}</script>`;
    expect(pageMedia({ url: 'https://a.example/p', html })[0]!.chapters).toEqual([
      { startTime: 0, title: 'A' },
      { startTime: 9, title: 'B' },
    ]);
  });

  it('accepts any script', () => {
    const part = fc.constantFrom('jwplayer', '.setup(', '{', '}', '"', "'", 'file:', '/v.mp4', '.vtt', ' ', 'title:');
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        for (const { url } of readScriptPlayers(parts.join(''))) expect(url).not.toBe('');
      }),
    );
  });

  it.each(['.setup(', '"a', '{', '"a.mp4?', 'title:"', '.src ', 'jwplayer'])('is linear on %j', (unit) => {
    expectLinear(3_000, (size) => readScriptPlayers(`jwplayer${unit.repeat(size)}`));
  });
});
