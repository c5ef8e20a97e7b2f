import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectLinear } from '../../../test/growth.ts';
import { pageMedia } from './page-media.ts';
import { readScriptPlayers } from './script-players.ts';

const page = (html: string) =>
  pageMedia({ url: 'https://a.example/p', html }).map(({ url, title }) => (title ? `${url} ${title}` : url));

describe('media without an element', () => {
  it.each(['m4b', 'oga', 'ogv', 'flv', 'mkv', 'mpd'])('is found by the extension .%s', (extension) => {
    const url = `https://a.example/file.${extension}`;
    expect(page(`<a href="/file.${extension}?a=1">File</a>`)).toEqual([`${url}?a=1 File`]);
    expect(page(`<script>videojs("x").src({src:"/file.${extension}"})</script>`)).toEqual([url]);
    expect(page(`<div data-audio-src="/file.${extension}"></div>`)).toEqual([url]);
  });

  it.each<[string, string, string[]]>([
    ['JW Player', '<script>jwplayer("x").setup({file:"/v.mp4", title:"Bread"})</script>', ['https://a.example/v.mp4 Bread']],
    [
      'the best of several files',
      '<script>jwplayer("x").setup({"playlist":[{"sources":[{"file":"https:\\/\\/b.example\\/v.m3u8?a=1\\u0026b=2"},{"file":"/v.mp4"}]}]})</script>',
      ['https://b.example/v.m3u8?a=1&b=2'],
    ],
    [
      'JW Player with a file without extension',
      '<script>jwplayer("x").setup({image:"https://b.example/p.jpg",tracks:[{file:"https://b.example/captions?id=1",kind:"captions"}],file:"https://b.example/play?id=1",title:"Bread"})</script>',
      ['https://b.example/play?id=1 Bread'],
    ],
    [
      'no preview of JW Player',
      '<script>jwplayer("x").setup({playlist:[{tracks:[{file:"https://b.example/strip?id=1"}],image:"https://b.example/p"}], logo:{file:"https://b.example/logo.png"}})</script>',
      [],
    ],
    [
      'a file after its type',
      '<script>videojs("x").src({type:"video/mp4", src:"https://b.example/play?id=2"})</script>',
      ['https://b.example/play?id=2'],
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
    [
      'a stream in the data of a page',
      '<script type="application/json">{"media":{"hls":"https:\\/\\/b.example\\/v.m3u8?a=1\\u0026b=2"}}</script>',
      ['https://b.example/v.m3u8?a=1&b=2'],
    ],
    [
      'a stream in JSON-LD',
      '<script type="application/ld+json">{"@type":"VideoObject","contentUrl":"/v.mpd"}</script>',
      ['https://a.example/v.mpd'],
    ],
    [
      'Video.js by an attribute',
      `<video data-setup='{"sources":[{"src":"https://youtu.be/dQw4w9WgXcQ"}]}'></video>`,
      ['https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ],
    ['Plyr', '<div data-plyr-provider="vimeo" data-plyr-embed-id="76979871"></div>', ['https://vimeo.com/76979871']],
    [
      'Vidyard',
      '<img class="vidyard-player-embed" src="https://play.vidyard.com/x.jpg" data-uuid="THbPGmj3iosyb7LZX43PPm" data-v="4">',
      ['https://play.vidyard.com/THbPGmj3iosyb7LZX43PPm'],
    ],
    [
      'Wistia',
      '<div class="wistia_embed wistia_async_abcde12345 popover=true"></div>',
      ['https://fast.wistia.net/embed/iframe/abcde12345'],
    ],
    [
      'the Wistia element',
      '<wistia-player media-id="abcde12345"></wistia-player>',
      ['https://fast.wistia.net/embed/iframe/abcde12345'],
    ],
    [
      'settings in an attribute',
      `<div data-audio='{"title":"Bread","audioUrl":"https:\\/\\/b.example\\/1.mp3?a=1"}'></div>`,
      ['https://b.example/1.mp3?a=1'],
    ],
    ['no settings without a file', `<div data-audio='{"title":"1.mp3"}'></div>`, []],
    [
      'Podlove, the title of whose show comes first',
      '<script>podlovePlayer("#p", {"show":{"title":"Bakery"},"title":"Bread","audio":[{"url":"/1.m4a","title":"MPEG-4","mimeType":"audio/mp4"}]})</script>',
      ['https://a.example/1.m4a Bread'],
    ],
    [
      'Mux in a frame',
      '<iframe src="https://player.mux.com/DS00Spx1CV902MCtPj5WknGlR102V5HFkDe?muted"></iframe>',
      ['https://stream.mux.com/DS00Spx1CV902MCtPj5WknGlR102V5HFkDe.m3u8'],
    ],
    [
      'Cloudflare Stream',
      '<iframe src="https://customer-m033z5x00ks6nunl.cloudflarestream.com/6b9e68b07dfee8cc2d116e4c51d6a957/iframe?poster=x"></iframe>',
      ['https://customer-m033z5x00ks6nunl.cloudflarestream.com/6b9e68b07dfee8cc2d116e4c51d6a957/manifest/video.m3u8'],
    ],
    [
      'the element of Cloudflare Stream',
      '<stream src="6b9e68b07dfee8cc2d116e4c51d6a957"></stream>',
      ['https://videodelivery.net/6b9e68b07dfee8cc2d116e4c51d6a957/manifest/video.m3u8'],
    ],
    [
      'the script of Cloudflare Stream',
      '<script src="https://embed.videodelivery.net/embed/r4xu.fla9.latest.js?video=6b9e68b07dfee8cc2d116e4c51d6a957"></script>',
      ['https://videodelivery.net/6b9e68b07dfee8cc2d116e4c51d6a957/manifest/video.m3u8'],
    ],
    [
      'Kaltura',
      '<iframe src="https://cdnapisec.kaltura.com/p/1234567/embedPlaykitJs/uiconf_id/2?iframeembed=true&amp;entry_id=1_abcd1234"></iframe>',
      ['https://cdnapisec.kaltura.com/p/1234567/playManifest/entryId/1_abcd1234/format/applehttp/protocol/https/a.m3u8'],
    ],
    ['an element that plays streams', '<hls-video src="/v.m3u8"></hls-video>', ['https://a.example/v.m3u8']],
    [
      'an element that plays a known site',
      '<media-player src="https://youtu.be/dQw4w9WgXcQ"></media-player>',
      ['https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ],
    [
      'AMP',
      '<amp-video><source src="/v.mp4"></amp-video><amp-audio src="/a.mp3"></amp-audio>',
      ['https://a.example/v.mp4', 'https://a.example/a.mp3'],
    ],
    ['AMP’s YouTube', '<amp-youtube data-videoid="dQw4w9WgXcQ"></amp-youtube>', ['https://www.youtube.com/watch?v=dQw4w9WgXcQ']],
    [
      'an object',
      '<object><param name="movie" value="https://www.youtube.com/v/dQw4w9WgXcQ?fs=1"></object>',
      ['https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ],
    [
      'a frame that waits for consent',
      '<iframe src="about:blank" data-cookieblock-src="https://player.vimeo.com/video/76979871"></iframe>',
      ['https://vimeo.com/76979871'],
    ],
    [
      'a frame with a placeholder of a consent plugin',
      '<iframe src="/complianz-gdpr/assets/video/youtube-placeholder.mp4" data-src-cmplz="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
      ['https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ],
    ...['uc-src', 'suppressedsrc', 'consent-original-src-_'].map((name): [string, string, string[]] => [
      `a frame that waits for consent with its address in ${name}`,
      `<iframe ${name}="https://player.vimeo.com/video/76979871"></iframe>`,
      ['https://vimeo.com/76979871'],
    ]),
    [
      'a frame of Borlabs Cookie',
      '<div class="BorlabsCookie"><script type="text/template">PHA+PGlmcmFtZSBzcmM9Imh0dHBzOi8vcGxheWVyLnZpbWVvLmNvbS92aWRlby83Njk3OTg3MSI+PC9pZnJhbWU+PC9wPg==</script></div>',
      ['https://vimeo.com/76979871'],
    ],
    [
      'the content of Borlabs Cookie',
      '<div data-borlabs-cookie-content="PHA+PGlmcmFtZSBzcmM9Imh0dHBzOi8vcGxheWVyLnZpbWVvLmNvbS92aWRlby83Njk3OTg3MSI+PC9pZnJhbWU+PC9wPg=="></div>',
      ['https://vimeo.com/76979871'],
    ],
    [
      'a video of Squarespace',
      '<div data-html="&lt;iframe src=&quot;//www.youtube.com/embed/dQw4w9WgXcQ&quot;&gt;&lt;/iframe&gt;"></div>',
      ['https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ],
    [
      'media of CKEditor',
      '<figure><oembed url="https://youtu.be/dQw4w9WgXcQ"></oembed></figure><div data-oembed-url="https://vimeo.com/76979871"></div>',
      ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://vimeo.com/76979871'],
    ],
    [
      'no background of Elementor',
      '<div data-settings="{&quot;background_video_link&quot;:&quot;https:\\/\\/www.youtube.com\\/watch?v=dQw4w9WgXcQ&quot;}"></div>',
      [],
    ],
    [
      'Podlove',
      `<script>podlovePlayer('#p', {"title":"One","audio":[{"url":"https://a.example/1.m4a","mimeType":"audio/mp4","title":"AAC"},{"url":"https://a.example/1.mp3","mimeType":"audio/mpeg","title":"MP3"}]})</script>`,
      ['https://a.example/1.m4a One'],
    ],
    ['a frame without an address', '<iframe srcdoc="&lt;video src=&quot;/v.mp4&quot;>"></iframe>', ['https://a.example/v.mp4']],
    ['a facade', '<div class="youtube-player" data-id="dQw4w9WgXcQ"></div>', ['https://www.youtube.com/watch?v=dQw4w9WgXcQ']],
    ['an attribute of its host', '<div data-vimeo-id="76979871"></div>', ['https://vimeo.com/76979871']],
    ['an id of another host', '<div class="gallery" data-id="dQw4w9WgXcQ"></div>', []],
    [
      'settings of a page builder',
      '<div data-settings="{&quot;youtube_url&quot;:&quot;https:\\/\\/www.youtube.com\\/watch?v=dQw4w9WgXcQ&quot;}"></div>',
      ['https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ],
    [
      'a link that opens a player',
      '<a data-fancybox href="https://youtu.be/dQw4w9WgXcQ"></a><a href="https://youtu.be/aaaaaaaaaaa"></a>',
      ['https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ],
    [
      'YouTube’s script',
      '<script>new YT.Player("p", {height: 9, videoId: "dQw4w9WgXcQ"})</script>',
      ['https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ],
    [
      'a playlist',
      '<script>jwplayer("x").setup({playlist: [{title: "One", file: "/1.mp4"}, {title: "Two", file: "/2.mp4"}]})</script>',
      ['https://a.example/1.mp4 One', 'https://a.example/2.mp4 Two'],
    ],
    [
      'a setup with an advertisement',
      '<script>jwplayer("x").setup({advertising: {tag: "/ad.mp4"}, file: "/v.mp4"})</script>',
      ['https://a.example/v.mp4'],
    ],
    ['a player of another name', '<script>new DPlayer({video: {url: "/v.mp4"}})</script>', ['https://a.example/v.mp4']],
    [
      'a file in the data of a page',
      '<script>state = {"url": "https:\\u002F\\u002Fb.example\\u002Fv.mp4"}</script>',
      ['https://b.example/v.mp4'],
    ],
    [
      'a file in data beside a player',
      '<video src="/v.mp4"></video><script>ad = "https://b.example/ad.mp4"</script>',
      ['https://a.example/v.mp4'],
    ],
    ['a link of the head', '<link rel="video_src" href="/v.mp4"><link rel="icon" href="/i.mp4">', ['https://a.example/v.mp4']],
    ['a sound of a button', '<button data-media-url="/a.mp3" data-preview-src="/p.mp4"></button>', ['https://a.example/a.mp3']],
    [
      'microdata',
      '<div itemscope itemtype="https://schema.org/VideoObject"><meta itemprop="name" content="Bread"><link itemprop="contentUrl" href="/v.mp4"></div>',
      ['https://a.example/v.mp4 Bread'],
    ],
    [
      'what is no Flash',
      '<meta property="og:video" content="/p.swf"><meta property="og:video" content="https://a.example/v.mp4">',
      ['https://a.example/v.mp4'],
    ],
    ['a script of another host', '<script src="https://b.example/p/1/x?entry_id=1_abcd1234"></script>', []],
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

  it.each([
    '<iframe src="https://player.mux.com/DS00Spx1CV902MCtPj5WknGlR102V5HFkDe"></iframe>',
    '<script>var config = {"url":"https://b.example/v.m3u8"}</script>',
    '<meta property="og:video" content="https://b.example/v.m3u8">',
  ])('leaves the captions of a stream to its playlist: %s', (html) => {
    const [found] = pageMedia({ url: 'https://a.example/p', html });
    expect(found!.tracks).toEqual([{ trackId: 'stream', language: '', label: '', url: found!.url }]);
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
        expect(readScriptPlayers(parts.join('')).filter(({ url }) => url === '')).toEqual([]);
      }),
    );
  });

  it.each(['"http://', '"https://a.m3u', "'https://.m3u8?"])('is linear on data with %j', (unit) => {
    expectLinear(3_000, (size) => readScriptPlayers(unit.repeat(size)));
  });

  it.each(['.setup(', '"a', '{', '"a.mp4?', 'title:"', '.src ', 'jwplayer'])('is linear on %j', (unit) => {
    expectLinear(3_000, (size) => readScriptPlayers(`jwplayer${unit.repeat(size)}`));
  });
});
