import { describe, expect, it } from 'vitest';
import { pageContentId, partOf } from '../content-id.ts';
import type { ElementSnapshot, PageSnapshot, TextTrackSnapshot } from './page-snapshot.ts';
import { locateMedia } from './rank-media.ts';

const page = (more: Partial<PageSnapshot>): PageSnapshot => ({
  url: 'https://example.com/talk?utm_source=x',
  title: 'A page',
  elements: [],
  frames: [],
  meta: [],
  jsonLd: [],
  ...more,
});
const element = (more: Partial<ElementSnapshot> = {}): ElementSnapshot => ({
  kind: 'video',
  sources: ['https://cdn.example.com/talk.mp4?sig=1'],
  tracks: [],
  width: 640,
  height: 360,
  visible: true,
  playing: false,
  muted: false,
  loop: false,
  autoplay: false,
  duration: 600,
  advertising: false,
  title: '',
  ...more,
});
const video = (name: string, more: Partial<ElementSnapshot> = {}) =>
  element({ sources: [`https://cdn.example.com/${name}.mp4`], title: name, ...more });
const track = (more: Partial<TextTrackSnapshot>): TextTrackSnapshot => ({
  trackId: '0',
  kind: 'subtitles',
  language: 'en',
  label: 'English',
  ...more,
});
const titles = (more: Partial<PageSnapshot>) => locateMedia(page(more)).map(({ mediaItem }) => mediaItem.title);

describe('the only media item of a page', () => {
  it('has the address of the page, and an id of its file', () => {
    const tracks = [
      track({}),
      track({ trackId: '1', kind: 'chapters' }),
      track({ trackId: '2', kind: 'captions', url: 'https://example.com/a.vtt' }),
    ];
    expect(locateMedia(page({ elements: [element({ tracks })] }))).toEqual([
      {
        element: 0,
        mediaItem: {
          contentId: pageContentId('https://example.com/talk', partOf('https://cdn.example.com/talk.mp4', 0)),
          url: 'https://example.com/talk',
          kind: 'video',
          title: 'A page',
          duration: 600,
          soundUrl: 'https://cdn.example.com/talk.mp4?sig=1',
          chapterTrackId: '1',
          tracks: [
            { trackId: '0', language: 'en', label: 'English' },
            { trackId: '2', language: 'en', label: 'English', url: 'https://example.com/a.vtt' },
          ],
        },
      },
    ]);
  });

  it('is another one when the page plays another file at the same address', () => {
    const [first, second] = ['one', 'two'].map((name) => locateMedia(page({ elements: [video(name)] }))[0]!.mediaItem);
    expect(second!.url).toBe(first!.url);
    expect(second!.contentId).not.toBe(first!.contentId);
  });

  it('has no file address while it is live', () => {
    const [live] = locateMedia(page({ elements: [element({ kind: 'live', duration: 0 })] }));
    expect(live?.mediaItem).toMatchObject({ kind: 'live', duration: 0, soundUrl: undefined });
  });

  it('stays within the limits of a page’s response', () => {
    const tracks = [track({ label: 'x'.repeat(999), language: 'y'.repeat(99), url: `https://example.com/${'z'.repeat(9000)}` })];
    const [found] = locateMedia(page({ title: 't'.repeat(5000), elements: [element({ tracks })] }));
    expect(found?.mediaItem.title).toHaveLength(1000);
    expect(found?.mediaItem.tracks).toEqual([{ trackId: '0', language: '', label: 'x'.repeat(300) }]);
  });
});

describe('several media', () => {
  it('each have an address and an id of their own, by file or by position', () => {
    const elements = [video('one'), element({ sources: ['blob:https://example.com/1'] })];
    const found = locateMedia(page({ elements }));
    const ids = found.map(({ mediaItem }) => mediaItem.contentId);
    expect(new Set(ids).size).toBe(2);
    expect(ids).toContain(pageContentId('https://example.com/talk', '1'));
    expect(found.map(({ mediaItem }) => mediaItem.url)).toContain('https://example.com/talk#:~:medium=1');
    const resigned = [
      element({ ...elements[0]!, sources: ['https://cdn.example.com/one.mp4?sig=2'], playing: true }),
      elements[1]!,
    ];
    expect(new Set(locateMedia(page({ elements: resigned })).map(({ mediaItem }) => mediaItem.contentId))).toEqual(new Set(ids));
  });

  it('are distinguished even when only the query of their files differs', () => {
    const elements = [1, 2].map((id) => element({ sources: [`https://example.com/file?id=${id}`] }));
    const found = locateMedia(page({ elements }));
    expect(new Set(found.map(({ mediaItem }) => mediaItem.contentId)).size).toBe(2);
    expect(new Set(found.map(({ mediaItem }) => mediaItem.url)).size).toBe(2);
  });

  it.each([
    [
      'the playing before the large',
      [video('large', { width: 1920, height: 1080 }), video('playing', { playing: true })],
      'playing large',
    ],
    ['large and long', [video('small', { width: 64, height: 36 }), video('large')], 'large small'],
    ['long before a little larger', [video('short', { width: 700, duration: 20 }), video('long')], 'long short'],
    ['unknown as long as the longest', [video('known', { width: 320 }), video('unknown', { duration: 0 })], 'unknown known'],
    ['captioned when alike', [video('bare'), video('captioned', { tracks: [track({})] })], 'captioned bare'],
    ['first when alike', [video('first'), video('second')], 'first second'],
  ])('%s', (_, elements, expected) => expect(titles({ elements }).join(' ')).toBe(expected));

  it('are ranked by the page’s own metadata', () => {
    const elements = [video('other', { width: 1280 }), video('main')];
    const jsonLd = ['{"@type":"VideoObject","name":"x","contentUrl":"https://cdn.example.com/main.mp4?x=1"}'];
    expect(titles({ elements, jsonLd })).toEqual(['main', 'other']);
    expect(titles({ elements, meta: [['og:video', 'https://cdn.example.com/main.mp4']] })).toEqual(['main', 'other']);
  });
});

describe('ignored elements', () => {
  it.each([
    ['hidden', { visible: false }],
    ['a sting', { duration: 3 }],
    ['wallpaper', { muted: true, loop: true, autoplay: true }],
    ['advertising', { advertising: true }],
    ['without source', { sources: [] }],
  ])('%s', (_, more) => expect(locateMedia(page({ elements: [video('x', more)] }))).toEqual([]));

  it('do not include hidden audio behind buttons, nor hidden video that plays', () => {
    expect(titles({ elements: [video('audio', { kind: 'audio', visible: false })] })).toEqual(['audio']);
    expect(titles({ elements: [video('drawn', { visible: false, playing: true })] })).toEqual(['drawn']);
  });
});

it('leaves out tracks of chapters and data, and subtitles that cover only foreign dialogue', () => {
  const tracks = [
    track({ trackId: '0', kind: 'chapters' }),
    track({ trackId: '1', label: 'English (Forced)' }),
    track({ trackId: '2', label: 'English, reinforced' }),
    track({ trackId: '3', kind: 'forced' }),
    track({ trackId: '4', label: 'English (non-forced)' }),
  ];
  const [found] = locateMedia(page({ elements: [element({ tracks })] }));
  expect(found?.mediaItem.tracks.map(({ trackId }) => trackId)).toEqual(['2', '4']);
});

describe('streams', () => {
  const stream = 'https://cdn.example.com/a.m3u8?x=1';
  const trackIds = (more: Partial<PageSnapshot>) =>
    locateMedia(page(more)).map(({ mediaItem }) => mediaItem.tracks.map(({ trackId }) => trackId).join());

  it('are listed as subtitle tracks', () => {
    expect(trackIds({ elements: [element({ sources: [stream] })] })).toEqual(['stream']);
    expect(
      trackIds({
        elements: [element({ sources: ['blob:https://example.com/1'] })],
        manifests: ['https://cdn.example.com/x.mpd', stream, stream],
      }),
    ).toEqual(['stream,stream']);
  });

  it('that only the page requested are assigned to a single player whose captions no file has', () => {
    const withFile = track({ url: 'https://cdn.example.com/en.vtt' });
    expect(trackIds({ elements: [element({ tracks: [withFile] })], manifests: [stream] })).toEqual(['0']);
    expect(trackIds({ elements: [element({ tracks: [track({})] })], manifests: [stream] })).toEqual(['0,stream']);
    expect(trackIds({ elements: [element({ kind: 'live', tracks: [track({})] })], manifests: [stream] })).toEqual(['0']);
    expect(trackIds({ elements: [video('a'), video('b')], manifests: [stream] })).toEqual(['', '']);
  });

  it('come after the caption files that the page requested', () => {
    const captionFiles = ['https://cdn.example.com/en.vtt'];
    expect(trackIds({ elements: [video('a')], manifests: [stream], captionFiles })).toEqual(['file:/en.vtt,stream']);
    expect(trackIds({ elements: [video('a'), video('b')], captionFiles })).toEqual(['', '']);
  });
});

describe('embedded players', () => {
  const frame = (url: string, width = 560, height = 315) => ({ url, width, height, visible: true });
  const player = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0';

  it('of a supported site are its media', () => {
    expect(locateMedia(page({ frames: [frame(player), frame('https://ads.example/frame')] }))).toEqual([
      {
        element: undefined,
        mediaItem: {
          contentId: 'youtube:dQw4w9WgXcQ',
          url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
          kind: 'video',
          title: 'A page',
          duration: 0,
          tracks: [],
        },
      },
    ]);
  });

  it('count once with their metadata in the page', () => {
    const jsonLd = [
      '{"@type":"VideoObject","name":"The talk","duration":"PT1M","embedUrl":"https://www.youtube.com/embed/dQw4w9WgXcQ"}',
    ];
    const found = locateMedia(page({ frames: [frame(player)], jsonLd, meta: [['og:video:url', player]] }));
    expect(found.map(({ mediaItem }) => [mediaItem.title, mediaItem.duration])).toEqual([['The talk', 60]]);
  });

  it('that scripts made of the page’s element are its media item, with what its metadata describe', () => {
    const brightcove = { account: '1752604059001', player: 'abc', embed: 'default', videoId: '6093072280001' };
    const playerUrl = 'https://players.brightcove.net/1752604059001/abc_default/index.html?videoId=6093072280001';
    const sources = ['blob:https://example.com/1'];
    const jsonLd = ['{"@type":"VideoObject","name":"Bread","duration":"PT1M","contentUrl":"https://cdn.example.com/a.mp4"}'];
    const found = locateMedia(page({ elements: [element({ sources, brightcove, duration: 61 })], jsonLd }));
    expect(found.map(({ element, mediaItem: { contentId, url, title } }) => [element, contentId, url, title])).toEqual([
      [0, 'brightcove:1752604059001/abc_default/6093072280001', playerUrl, 'Bread'],
    ]);
  });

  it('are separate from the page’s own media', () => {
    const found = locateMedia(page({ elements: [video('own')], frames: [frame(player, 64, 36)] }));
    expect(found.map(({ mediaItem }) => mediaItem.contentId)).toEqual([
      pageContentId('https://example.com/talk', partOf('https://cdn.example.com/own.mp4', 0)),
      'youtube:dQw4w9WgXcQ',
    ]);
  });
});

describe('a page of a supported site', () => {
  it('has the site’s media item, with the duration of its player, and without a title that may be outdated', () => {
    const url = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=5';
    const elements = [video('preview', { width: 100 }), element({ sources: ['blob:https://www.youtube.com/1'], duration: 212 })];
    expect(locateMedia(page({ url, elements }))).toMatchObject([
      { element: 1, mediaItem: { contentId: 'youtube:dQw4w9WgXcQ', kind: 'video', duration: 212, title: '' } },
    ]);
    expect(locateMedia(page({ url }))).toHaveLength(1);
  });

  it('has none when it lists several', () => {
    expect(locateMedia(page({ url: 'https://www.youtube.com/@Dave2D', elements: [video('trailer')] }))).toEqual([]);
  });
});
