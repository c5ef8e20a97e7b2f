import { describe, expect, it } from 'vitest';
import { Failure } from '../../contract/failure.ts';
import type { PageMedia } from '../../contract/page.ts';
import { decodeBase64 } from '../../encoding/base64.ts';
import type { MarkupReaders } from '../../ports/markup-readers.ts';
import { pageContentId, partOf } from '../content-id.ts';
import { siteOf } from '../index.ts';
import type { MediaDescription, Track } from '../site.ts';
import { fakeAccess } from '../testing/fake-access.ts';
import { locateMedia } from './rank-media.ts';
import { readHtml } from './read-html.ts';

const url = new URL('https://example.com/talk');
const generic = siteOf(url.href);
const shown = (more: Partial<PageMedia> = {}): PageMedia => ({
  contentId: pageContentId(url.href),
  url: url.href,
  kind: 'video',
  title: 'Talk',
  duration: 60,
  tracks: [{ trackId: '0', language: 'EN_us', label: 'English', url: 'https://example.com/en.vtt' }],
  ...more,
});

const read: MarkupReaders = {
  ...fakeAccess().read,
  readPage: async (closed) => locateMedia(readHtml(closed.url, closed.html)).map(({ mediaItem }) => mediaItem),
};

describe('resolve', () => {
  it('selects the best media item of the open page', async () => {
    const mediaItem = await generic.resolve(url, fakeAccess({}, { media: async () => [shown(), shown({ title: 'Other' })] }));
    expect(mediaItem).toMatchObject({ site: 'generic', sourceUrl: url.href, title: 'Talk', duration: 60 });
    expect(mediaItem.tracks).toEqual([
      { trackId: '0', language: 'en-US', label: 'English', provenance: 'creator', url: 'https://example.com/en.vtt' },
    ]);
  });

  it('prefers a file that a script requested to the track that it fills with it', async () => {
    const tracks = [
      { trackId: '0', language: 'en', label: 'English' },
      { trackId: 'file:/en.vtt', language: 'en', label: 'en.vtt', url: 'https://example.com/en.vtt' },
    ];
    const mediaItem = await generic.resolve(url, fakeAccess({}, { media: async () => [shown({ tracks })] }));
    expect(mediaItem.tracks.map(({ trackId }) => trackId)).toEqual(['file:/en.vtt']);
    const master = '#EXTM3U\n#EXT-X-MEDIA:TYPE=SUBTITLES,NAME="English",LANGUAGE="en",URI="s.m3u8"';
    const withStream = [...tracks, { trackId: 'stream', language: '', label: '', url: 'https://example.com/a.m3u8' }];
    const page = { media: async () => [shown({ tracks: withStream })], responses: { 'https://example.com/a.m3u8': master } };
    const streamed = await generic.resolve(url, fakeAccess({}, page));
    expect(streamed.tracks.map(({ trackId }) => trackId)).toEqual(['hls:0', 'file:/en.vtt']);
  });

  it('takes a track for automatic if its label says so', async () => {
    const labels = [
      'English (auto-generated)',
      'Deutsch (automatisch erzeugt)',
      '日本語（自動生成）',
      'English',
      'Autonomy',
      'Français (AI)',
    ];
    const tracks = labels.map((label, i) => ({ trackId: String(i), language: 'en', label }));
    const mediaItem = await generic.resolve(url, fakeAccess({}, { media: async () => [shown({ tracks })] }));
    expect(mediaItem.tracks.map(({ provenance }) => provenance)).toEqual([
      ...['automatic', 'automatic', 'automatic'],
      ...['creator', 'creator', 'creator'],
    ]);
    const file = {
      trackId: 'file:/automation.vtt',
      language: 'en',
      label: 'automation.vtt',
      url: `${url.origin}/automation.vtt`,
    };
    const requested = await generic.resolve(url, fakeAccess({}, { media: async () => [shown({ tracks: [file] })] }));
    expect(requested.tracks.map(({ provenance }) => provenance)).toEqual(['creator']);
  });

  it('selects the one that the address names, or none', async () => {
    const media = [1, 2].map((n) => shown({ url: `${url.href}#:~:medium=${n}`, title: String(n) }));
    const access = fakeAccess({}, { media: async () => media });
    expect((await generic.resolve(new URL(media[1]!.url), access)).title).toBe('2');
    await expect(generic.resolve(new URL(`${url.href}#:~:medium=3`), access)).rejects.toMatchObject({ code: 'noMedia' });
  });

  it('reads the chapters of a chapter track, and ignores a broken one', async () => {
    const media = async () => [shown({ chapterTrackId: '2' })];
    const cues = async () => [
      { startTime: 0, endTime: 9, text: ' Noon ' },
      { startTime: 9, endTime: 20, text: '' },
    ];
    expect((await generic.resolve(url, fakeAccess({}, { media, cues }))).chapters).toEqual([{ startTime: 0, title: 'Noon' }]);
    const broken = async () => Promise.reject(new Failure('timeout'));
    expect((await generic.resolve(url, fakeAccess({}, { media, cues: broken }))).chapters).toBeUndefined();
  });

  it('reads the HTML of a page that is not open', async () => {
    const html = '<html><title>Talk</title><video src="a.mp4"><track src="en.vtt" srclang="en"></video></html>';
    const access = { ...fakeAccess({ 'https://example.com/talk': html }), read };
    const mediaItem = await generic.resolve(new URL(`${url.href}#:~:medium=1`), access).catch((error) => error.code);
    expect(mediaItem).toBe('noMedia');
    expect(await generic.resolve(url, access)).toMatchObject({
      contentId: pageContentId(url.href, partOf('https://example.com/a.mp4', 0)),
      title: 'Talk',
      tracks: [{ language: 'en', url: 'https://example.com/en.vtt' }],
    });
    expect(access.requested).toEqual([url.href, url.href]);
  });

  it('reads the frames of the page’s own host, and theirs, and no others', async () => {
    const frame = (src: string) => `<html><iframe src="${src}"></iframe></html>`;
    const answers = {
      'https://example.com/talk': `${frame('/embed/1')}${frame('https://ads.example/1')}`,
      'https://example.com/embed/1': frame('/embed/2'),
      'https://example.com/embed/2': '<html><title>Talk</title><video src="a.mp4"></video></html>',
    };
    const access = { ...fakeAccess(answers), read };
    expect(await generic.resolve(url, access)).toMatchObject({ title: 'Talk', soundUrl: 'https://example.com/embed/a.mp4' });
    expect(access.requested).toEqual(Object.keys(answers));
    const loop = { ...fakeAccess({ 'https://example.com/talk': frame('/talk') }), read };
    await expect(generic.resolve(url, loop)).rejects.toMatchObject({ code: 'noMedia' });
    expect(loop.requested).toHaveLength(3);
  });

  it.each([
    ['src="https://share.pod.example/e/abc123"', 'https://share.pod.example/e/abc123'],
    ['src="about:blank" data-src="https://player.pod.example/episode/1"', 'https://player.pod.example/episode/1'],
  ])('reads the frame of a player on another host: %s', async (frame, player) => {
    const answers = {
      'https://example.com/talk': `<html><iframe src="https://ads.example/1"></iframe><iframe ${frame}></iframe></html>`,
      [player]: '<html><title>Episode</title><audio src="/1.mp3"></audio></html>',
    };
    const access = { ...fakeAccess(answers), read };
    expect(await generic.resolve(url, access)).toMatchObject({ title: 'Episode', soundUrl: new URL('/1.mp3', player).href });
    expect(access.requested).toEqual(Object.keys(answers));
  });

  it('delegates an embedded player to its site, without the page that embeds it', async () => {
    const watch = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
    const data = JSON.stringify({ videoDetails: { videoId: 'dQw4w9WgXcQ', title: 'Embedded' } });
    const access = fakeAccess(
      { [watch]: `<script>var ytInitialPlayerResponse = ${data};</script>` },
      { media: async () => [shown({ contentId: 'youtube:dQw4w9WgXcQ', url: watch })], player: async () => ({ wrong: true }) },
    );
    expect(await generic.resolve(url, access)).toMatchObject({
      site: 'youtube',
      contentId: 'youtube:dQw4w9WgXcQ',
      title: 'Embedded',
    });
    expect(access.requestedByPage).toEqual([]);
  });

  it('recognizes a media file without a request', async () => {
    const access = fakeAccess();
    const mediaItem = await generic.resolve(new URL('https://example.com/a%20talk.mp3?t=5'), access);
    expect(mediaItem).toMatchObject({
      kind: 'audio',
      title: 'a talk.mp3',
      sourceUrl: 'https://example.com/a%20talk.mp3',
      tracks: [],
    });
    expect(access.requested).toEqual([]);
  });

  it('reads the subtitles that a stream lists', async () => {
    const stream = 'https://cdn.example.com/a.m3u8?x=1';
    const text = '#EXTM3U\n#EXT-X-MEDIA:TYPE=SUBTITLES,URI="en.m3u8",LANGUAGE="en",NAME="English"';
    const tracks = [{ trackId: 'stream', language: '', label: '', url: stream }];
    const page = { media: async () => [shown({ tracks })], responses: { [stream]: text } };
    const expected = [
      { trackId: 'hls:0', language: 'en', label: 'English', provenance: 'creator', url: 'https://cdn.example.com/en.m3u8' },
    ];
    expect((await generic.resolve(url, fakeAccess({}, page))).tracks).toEqual(expected);
    expect((await generic.resolve(new URL(stream), fakeAccess({ [stream]: text }))).tracks).toEqual(expected);
    expect((await generic.resolve(new URL(stream), fakeAccess({ [stream]: { status: 404 } }))).tracks).toEqual([]);
  });

  describe('of several playlists that a page has requested', () => {
    const [quality, main] = ['https://cdn.example.com/720p.m3u8', 'https://cdn.example.com/main.m3u8'];
    const byScript = { trackId: '0', language: 'en', label: '' };
    const streams = [quality, main].map((url) => ({ trackId: 'stream', language: '', label: '', url }));
    const idsOf = async (responses: Record<string, string | { status: number }>) => {
      const page = { media: async () => [shown({ tracks: [byScript, ...streams] })], responses };
      return (await generic.resolve(url, fakeAccess({ 'https://': { status: 404 } }, page))).tracks.map(({ trackId }) => trackId);
    };
    const listing = '#EXTM3U\n#EXT-X-MEDIA:TYPE=SUBTITLES,URI="en.m3u8",LANGUAGE="en",NAME="English"';

    it('takes the subtitles of the one that lists some, in place of what a script has shown so far', async () => {
      expect(await idsOf({ [quality]: '#EXTM3U\n#EXTINF:6,\n1.ts\n#EXT-X-ENDLIST', [main]: listing })).toEqual(['hls:0']);
    });

    it('leaves what a script has shown where none lists any, or may be read', async () => {
      expect(await idsOf({ [quality]: '#EXTM3U', [main]: { status: 403 } })).toEqual(['0']);
    });
  });

  it.each([
    ['nothing that plays', '<html>hello</html>', 'noMedia'],
    ['an image', { body: 'GIF89a', contentType: 'image/gif' }, 'noMedia'],
    ['a missing page', { status: 404 }, 'mediaUnavailable'],
    ['a closed page', { status: 403 }, 'loginRequired'],
  ])('%s', async (_, answer, code) => {
    await expect(generic.resolve(url, fakeAccess({ 'https://': answer }))).rejects.toMatchObject({ code });
  });
});

describe('captions', () => {
  const track: Track = { trackId: '0', language: 'en', label: '', provenance: 'creator', url: 'https://example.com/en.vtt' };
  const mediaItem: MediaDescription = {
    contentId: 'web:1',
    site: 'generic',
    kind: 'video',
    sourceUrl: url.href,
    title: '',
    duration: 0,
    tracks: [track],
  };
  const cue = { startTime: 0, endTime: 1, text: 'Hello' };
  const bodyText = (body: unknown) => new TextDecoder().decode(decodeBase64((body as { base64: string }).base64));

  it('are the file of the track, requested by the page', async () => {
    const access = fakeAccess({}, { responses: { 'https://example.com/en.vtt': { body: 'WEBVTT', contentType: 'text/vtt' } } });
    const body = await generic.captions(mediaItem, track, access);
    expect(bodyText(body)).toBe('WEBVTT');
    expect(body).toMatchObject({ contentType: 'text/vtt' });
  });

  it('are requested by the host when the page may not', async () => {
    const page = {
      fetch: async () => {
        throw new Failure('siteFailed', 'CORS');
      },
    };
    const access = fakeAccess({ 'https://example.com/en.vtt': 'WEBVTT' }, page);
    expect(bodyText(await generic.captions(mediaItem, track, access))).toBe('WEBVTT');
  });

  it('are the cues of the browser when the file is missing', async () => {
    const cues = async () => [cue];
    expect(await generic.captions(mediaItem, { ...track, url: undefined }, fakeAccess({}, { cues }))).toEqual({ cues: [cue] });
    const gone = fakeAccess({}, { cues, responses: { 'https://': { status: 403 } } });
    expect(await generic.captions(mediaItem, track, gone)).toEqual({ cues: [cue] });
  });

  it('of a stream are its segments', async () => {
    const playlist = '#EXTM3U\n#EXTINF:6,\n1.vtt\n#EXT-X-ENDLIST';
    const access = fakeAccess({
      'https://example.com/en.m3u8': playlist,
      'https://example.com/1.vtt': 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello',
    });
    const body = await generic.captions(mediaItem, { ...track, url: 'https://example.com/en.m3u8' }, access);
    expect(body).toMatchObject({ segments: [expect.stringContaining('Hello')] });
  });

  it.each([
    ['an empty file', '', 'captionsEmpty'],
    ['an HTML page', '<!doctype html><p>Not found', 'captionsUnreadable'],
    ['429', { status: 429 }, 'rateLimited'],
  ])('%s', async (_, answer, code) => {
    await expect(generic.captions(mediaItem, track, fakeAccess({ 'https://': answer }))).rejects.toMatchObject({ code });
  });

  it('that exist only in a page are lost with it, or may be empty', async () => {
    const scripted = { ...track, url: undefined };
    await expect(generic.captions(mediaItem, scripted, fakeAccess())).rejects.toMatchObject({ code: 'pageGone' });
    await expect(generic.captions(mediaItem, scripted, fakeAccess({}, {}))).rejects.toMatchObject({ code: 'captionsEmpty' });
  });
});
