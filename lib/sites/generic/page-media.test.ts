import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectLinear } from '../../../test/growth.ts';
import { pageMedia } from './page-media.ts';

const url = 'https://example.com/talks/1';
const media = (html: string) => pageMedia({ url, html });
const inPage = (body: string, head = '') =>
  `<!DOCTYPE html><html lang="en"><head><title>A &amp; B</title>${head}</head><body>${body}</body></html>`;

describe('pageMedia', () => {
  it('finds an element with its tracks', () => {
    const html = inPage(`<base href="/files/"><video width="640" height="360" controls>
      <source src="talk.webm" type="video/webm"><source src="talk.mp4">
      <track kind="chapters" src="c.vtt"><track srclang="de" label="Deutsch" src="de.vtt"><track kind="captions" srclang="en" label="English" src="/en.vtt" default>
    </video>`);
    expect(media(html)).toEqual([
      {
        kind: 'video',
        url: 'https://example.com/files/talk.webm',
        title: 'A & B',
        tracks: [
          { trackId: '1', language: 'de', label: 'Deutsch', url: 'https://example.com/files/de.vtt' },
          { trackId: '2', language: 'en', label: 'English', url: 'https://example.com/en.vtt' },
        ],
      },
    ]);
  });

  it.each([
    ['lazy frame', '<iframe data-src="https://www.youtube.com/embed/dQw4w9WgXcQ" src="about:blank"></iframe>'],
    ['frame without scheme', '<iframe src="//www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0"></iframe>'],
    ['facade', '<lite-youtube videoid="dQw4w9WgXcQ"></lite-youtube>'],
    ['frame for those without scripts', '<noscript><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe></noscript>'],
    [
      'shadow root',
      '<my-player><template shadowrootmode="open"><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe></template></my-player>',
    ],
  ])('finds a player in a %s', (_, body) => {
    const [first, ...rest] = media(inPage(body));
    expect(rest).toEqual([]);
    expect(first).toMatchObject({ kind: 'video', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', tracks: [] });
    expect(first?.embedUrl).toContain('/embed/dQw4w9WgXcQ');
  });

  it('takes the caption of a figure for the title', () => {
    const figures = `<figure><figcaption>One <b>more</b></figcaption><audio controls src="1.mp3"></audio></figure>
      <figure><video title="Own" controls src="2.mp4"></video><figcaption>Two</figcaption></figure>
      <figcaption>Nobody's</figcaption><video controls src="3.mp4"></video>
      <figure><video controls src="4.mp4"></video></figure>`;
    expect(media(inPage(figures)).map(({ url, title }) => [url.at(-5), title])).toEqual(
      expect.arrayContaining([
        ['1', 'One more'],
        ['2', 'Own'],
        ['3', 'A & B'],
        ['4', 'A & B'],
      ]),
    );
  });

  it('finds a player of Vidstack with its tracks, and those that it makes of others', () => {
    const track = '<track src="/en.vtt" kind="subtitles" srclang="en" label="English">';
    const files = `<media-player title="Bread" src="a.mp4"><media-provider>${track}</media-provider></media-player>`;
    const hosted = '<media-player src="youtube/dQw4w9WgXcQ"></media-player><media-player src="vimeo/76979871"></media-player>';
    expect(media(inPage(`${files}${hosted}${track}`))).toMatchObject([
      { url: 'https://example.com/talks/a.mp4', title: 'Bread', tracks: [{ language: 'en', url: 'https://example.com/en.vtt' }] },
      { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
      { url: 'https://vimeo.com/76979871' },
    ]);
  });

  it('finds the tracks of SoundCloud that its embed codes name by number', () => {
    const frame = (id: string) =>
      `<iframe src="https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/${id}&color=%23ff5500"></iframe>`;
    const playlist = '<iframe src="https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/playlists/3"></iframe>';
    expect(media(inPage(frame('123') + frame('soundcloud%253Atracks%253A124') + frame('123') + playlist))).toMatchObject([
      {
        kind: 'audio',
        url: 'https://api.soundcloud.com/tracks/123',
        embedUrl: expect.stringMatching(/^https:\/\/w\.soundcloud\.com/),
      },
      { kind: 'audio', url: 'https://api.soundcloud.com/tracks/soundcloud%3Atracks%3A124' },
    ]);
  });

  it.each(['javascript:void(0)', 'data:video/mp4;base64,AAAA', 'about:blank'])('ignores an element with the source %s', (src) =>
    expect(media(inPage(`<video src="${src}"></video>`))).toEqual([]),
  );

  it('lists a file once that two elements have', () => {
    expect(media(inPage('<video src="a.mp4"></video><video src="a.mp4"></video><video src="a.mp4?id=2"></video>'))).toHaveLength(
      2,
    );
  });

  it('finds what JSON-LD describes', () => {
    const graph = `<script type="application/ld+json">/* seo */ {"@context":"https://schema.org","@graph":[{"@type":"WebPage"},{"@type":["VideoObject","Thing"],"name":"The
      talk","duration":"PT1H2M3S","contentUrl":"/talk.mp4","embedUrl":"https://player.example.com/1"}]}</script>`;
    expect(media(inPage('<p>text</p>', graph))).toEqual([
      {
        kind: 'video',
        url: 'https://example.com/talk.mp4',
        embedUrl: 'https://player.example.com/1',
        title: 'The talk',
        duration: 3723,
        tracks: [],
      },
    ]);
  });

  it('decodes the references in what JSON-LD describes', () => {
    const ld =
      '<script type="application/ld+json">{"@type":"VideoObject","name":"N &amp; M&uuml;ller&hellip;","contentUrl":"/1.mp4","hasPart":[{"@type":"Clip","startOffset":0,"name":"B &amp; C&#039;s"}]}</script>';
    expect(media(inPage('', ld))[0]).toMatchObject({ title: 'N & Müller…', chapters: [{ startTime: 0, title: "B & C's" }] });
  });

  it.each([
    ['alone', ''],
    ['of a player', '<video src="blob:https://example.com/1"></video>'],
  ])('finds the captions that JSON-LD describes, %s', (_, body) => {
    const ld =
      '<script type="application/ld+json">{"@type":"VideoObject","name":"Talk","contentUrl":"/1.mp4","caption":[{"@type":"MediaObject","contentUrl":"/1.en.vtt","inLanguage":"en","name":"English"},"A street",{"contentUrl":"javascript:x"}]}</script>';
    expect(media(inPage(body, ld))).toMatchObject([
      { tracks: [{ trackId: '0', language: 'en', label: 'English', url: 'https://example.com/1.en.vtt' }] },
    ]);
  });

  it('finds an episode of a podcast', () => {
    const episode =
      '<script type="application/ld+json">{"@type":"PodcastEpisode","name":"Two","timeRequired":"PT30M","associatedMedia":{"@type":"MediaObject","contentUrl":"https://cdn.example.com/2.mp3"}}</script>';
    expect(media(inPage('', episode))).toEqual([
      { kind: 'audio', url: 'https://cdn.example.com/2.mp3', title: 'Two', duration: 1800, tracks: [] },
    ]);
  });

  it.each(['constructor', '__proto__', 'toString'])('finds nothing of the type %s in JSON-LD', (type) => {
    const ld = `<script type="application/ld+json">{"@type":"${type}","contentUrl":"/1.mp3"}</script>`;
    expect(media(inPage('', ld))).toEqual([]);
  });

  it.each(['00:30:00', '1800', 'PT30M'])('reads the duration %s of JSON-LD', (duration) => {
    const ld = `<script type="application/ld+json">{"@type":"AudioObject","duration":"${duration}","contentUrl":"/1.mp3"}</script>`;
    expect(media(inPage('', ld))).toMatchObject([{ duration: 1800 }]);
  });

  it('takes the stream of a card for audio by its type', () => {
    const card =
      '<meta name="twitter:player:stream" content="https://a.example/1"><meta name="twitter:player:stream:content_type" content="audio/mpeg">';
    expect(media(inPage('', card))).toMatchObject([{ kind: 'audio' }]);
  });

  it('finds what the metadata cards name', () => {
    const card =
      '<meta property="og:title" content="Talk"><meta property="og:video" content="https://cdn.example.com/1.mp4"><meta property="og:video:type" content="video/mp4"><meta property="og:video:duration" content="90"><meta name="twitter:player" content="https://player.example.com/1">';
    expect(media(inPage('', card))).toEqual([
      {
        kind: 'video',
        url: 'https://cdn.example.com/1.mp4',
        embedUrl: 'https://player.example.com/1',
        title: 'Talk',
        duration: 90,
        tracks: [],
      },
    ]);
    expect(media(inPage('', '<meta property="og:audio" content="https://cdn.example.com/1.mp3">'))[0]).toMatchObject({
      kind: 'audio',
      url: 'https://cdn.example.com/1.mp3',
    });
    expect(media(inPage('', '<meta name="twitter:player:stream" content="https://cdn.example.com/2.mp4">'))[0]).toMatchObject({
      url: 'https://cdn.example.com/2.mp4',
    });
  });

  it('merges a player fed by script with the page’s own metadata', () => {
    const ld =
      '<script type="application/ld+json">{"@type":"VideoObject","name":"Talk","duration":"PT10M","contentUrl":"https://cdn.example.com/hd.mp4"}</script>';
    const found = media(
      inPage(
        '<video src="blob:https://example.com/1"></video>',
        `${ld}<meta property="og:video" content="https://cdn.example.com/sd.mp4">`,
      ),
    );
    expect(found).toEqual([expect.objectContaining({ title: 'Talk', duration: 600 })]);
  });

  it('finds the player that both a card and JSON-LD describe', () => {
    const player = 'https://player.example.org/embeds/123456-000-A';
    const ld = `<script type="application/ld+json">{"@type":"VideoObject","name":"Talk","duration":"PT52M","embedUrl":"${player}?autoplay=true"}</script>`;
    expect(media(`<meta property="og:video" content="${player}">${ld}`)).toEqual([
      { kind: 'video', url: player, embedUrl: `${player}?autoplay=true`, title: 'Talk', duration: 3120, tracks: [] },
    ]);
  });

  it('merges what card and JSON-LD say of a media item that has no element', () => {
    const ld = `<script type="application/ld+json">{"@type":"VideoObject","name":"Clocks","contentUrl":"https://cdn.example.com/hd.mp4"}</script>`;
    const found = media(inPage('', `${ld}<meta property="og:video" content="https://cdn.example.com/sd.mp4">`));
    expect(found).toMatchObject([{ title: 'Clocks', url: 'https://cdn.example.com/sd.mp4' }]);
  });

  it('prefers the named media item to a list of others', () => {
    const list = [1, 2, 3]
      .map((n) => `{"@type":"VideoObject","name":"${n}","contentUrl":"https://cdn.example.com/${n}.mp4"}`)
      .join(',');
    const found = media(
      inPage('<video src="https://cdn.example.com/2.mp4"></video>', `<script type="application/ld+json">[${list}]</script>`),
    );
    expect(found.map((one) => one.url)).toEqual([
      'https://cdn.example.com/2.mp4',
      'https://cdn.example.com/1.mp4',
      'https://cdn.example.com/3.mp4',
    ]);
  });

  it('ignores background and hidden videos', () => {
    expect(
      media(
        inPage(
          '<video autoplay muted loop src="bg.mp4"></video><video hidden src="a.mp4"></video><div><video style="display: none" src="b.mp4"></video></div>',
        ),
      ),
    ).toEqual([]);
  });

  it('is empty without media, and rejects an invalid address', () => {
    expect(media('')).toEqual([]);
    expect(
      media(
        inPage('<p>video</p>', '<script>var a = "<video src=x.mp4>"</script><script type="application/ld+json">{broken</script>'),
      ),
    ).toEqual([]);
    expect(() => pageMedia({ url: 'file:///etc/passwd', html: '' })).toThrow(expect.objectContaining({ code: 'invalid' }));
  });

  it('accepts any markup', () => {
    const piece = fc.constantFrom(
      '<video',
      '<iframe',
      ' src=',
      '"',
      '>',
      '</video>',
      '<script type="application/ld+json">',
      '{"@type":"VideoObject",',
      '</script>',
      '<meta property=og:video content=',
      '&amp;',
      '<!--',
      'x',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => void expect(() => media(pieces.join(''))).not.toThrow()),
    );
  });

  it.each<[string, number, (size: number) => string]>([
    ['depth', 10_000, (size) => '<a>'.repeat(size) + '</b>'.repeat(size)],
    ['an attribute without end', 300_000, (size) => `<video src="${'x'.repeat(size)}`],
    ['many players', 3_000, (size) => '<video src="a.mp4"><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ">'.repeat(size)],
    ['nested JSON', 25_000, (size) => `<script type="application/ld+json">${'['.repeat(size)}</script>`],
    ['wide JSON', 5_000, (size) => `<script type="application/ld+json">[${'{"a":[1]},'.repeat(size)}{}]</script>`],
    ['spaces in a style', 6_000, (size) => `<video style="${'display:'.repeat(size)}" src="a.mp4"></video>`],
  ])('takes time in proportion to hostile %s', (_, size, html) => expectLinear(size, (times) => media(html(times))));
});
