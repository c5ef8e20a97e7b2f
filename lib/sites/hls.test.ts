import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectLinear } from '../../test/growth.ts';
import { joinSegments } from '../subtitles/join-webvtt-segments.ts';
import { readCaptions } from '../subtitles/read-captions.ts';
import { initialization, joinBytes, segment as segmentOf, vttCue } from '../subtitles/testing/mp4-file.ts';
import { fetchHlsCaptions, fetchHlsTracks, isPlaylist } from './hls-captions.ts';
import { readPlaylist } from './hls-playlist.ts';
import { type FakeResponse, fakeAccess } from './testing/fake-access.ts';

const url = 'https://cdn.example.com/show/master.m3u8?token=1';
const master = `#EXTM3U
#EXT-X-VERSION:6
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English, for all",LANGUAGE="en",DEFAULT=YES,AUTOSELECT=YES,FORCED=NO,URI="subs/en.m3u8?x=1,2"
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="Forced",LANGUAGE="en",FORCED=YES,URI="subs/forced.m3u8"
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="中文",LANGUAGE="zho",URI="/zh.m3u8"
#EXT-X-MEDIA:TYPE=CLOSED-CAPTIONS,GROUP-ID="cc",NAME="CC",INSTREAM-ID="CC1"
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="x",URI="audio.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=1280000,SUBTITLES="s",CODECS="avc1.4d401e,mp4a.40.2"
video.m3u8
`;
const media = (...lines: string[]) => ['#EXTM3U', '#EXT-X-TARGETDURATION:6', ...lines].join('\n');
const vtt = (map: string, ...cues: string[]) => ['WEBVTT', ...(map ? [`X-TIMESTAMP-MAP=${map}`] : []), '', ...cues].join('\n');

describe('readPlaylist', () => {
  it('reads the subtitles of a master playlist', () => {
    expect(readPlaylist({ url, text: master })).toEqual({
      kind: 'master',
      renditions: [
        { url: 'https://cdn.example.com/show/subs/en.m3u8?x=1,2', language: 'en', name: 'English, for all', isDefault: true },
        { url: 'https://cdn.example.com/zh.m3u8', language: 'zh', name: '中文', isDefault: false },
      ],
      segments: [],
      live: false,
      encrypted: false,
    });
  });

  it.each([
    ['CHARACTERISTICS="public.easy-to-read,public.machine-generated",NAME="English"', true],
    ['NAME="English (auto-generated)"', true],
    ['NAME="Autorin: Maker"', undefined],
  ])('%s', (attributes, isAutomatic) => {
    const text = media(`#EXT-X-MEDIA:TYPE=SUBTITLES,URI="en.m3u8",${attributes}`);
    expect(readPlaylist({ url, text }).renditions[0]!.isAutomatic).toBe(isAutomatic);
  });

  it('reads the segments of a media playlist', () => {
    const text = media(
      '#EXTINF:6.0,first',
      'a.vtt',
      '#EXT-X-DISCONTINUITY',
      '#EXTINF:4.5,',
      'https://other.example/b.vtt',
      '#EXT-X-ENDLIST',
    );
    expect(readPlaylist({ url, text })).toMatchObject({
      kind: 'media',
      live: false,
      segments: [
        { url: 'https://cdn.example.com/show/a.vtt', startTime: 0, duration: 6, discontinuity: false },
        { url: 'https://other.example/b.vtt', startTime: 6, duration: 4.5, discontinuity: true },
      ],
    });
  });

  it.each(['\n', '  \r\n\t', '\uFEFF\n', '# written by hand\n\n', '#EXT-X-VERSION:3\n'])(
    'accepts %j before the header, and space around lines',
    (before) => {
      const text = `${before}  #EXTM3U \n  #EXTINF:6, \n\t a.vtt \n #EXT-X-ENDLIST \n`;
      expect(readPlaylist({ url, text })).toMatchObject({
        live: false,
        segments: [{ url: 'https://cdn.example.com/show/a.vtt', duration: 6 }],
      });
    },
  );

  it.each([
    ['#EXTINF:-1,', 6, 0],
    ['#EXTINF:,', 6, 0],
    ['#EXTINF:ten,title', 6, 0],
    ['#EXTINF', 6, 0],
    ['#EXTINF:Infinity,', 6, 0],
    ['#EXTINF:0,', 0, 0],
    ['#EXTINF:2.5', 2.5, 2.5],
  ])('%s lasts %d s beside a target duration of 6 s, otherwise %d s', (line, duration, withoutTarget) => {
    const starts = (text: string) => readPlaylist({ url, text }).segments.map((segment) => segment.startTime);
    expect(starts(media(line, 'a.vtt', '#EXTINF:1,', 'b.vtt'))).toEqual([0, duration]);
    expect(starts(['#EXTM3U', line, 'a.vtt', '#EXTINF:1,', 'b.vtt'].join('\n'))).toEqual([0, withoutTarget]);
  });

  it('takes an address without a duration for a segment only beside a target duration', () => {
    expect(readPlaylist({ url, text: media('a.vtt', '#EXTINF:1,', 'b.vtt') }).segments.map(({ startTime }) => startTime)).toEqual(
      [0, 6],
    );
    expect(readPlaylist({ url, text: '#EXTM3U\na.vtt' }).segments).toEqual([]);
  });

  it('distinguishes live and encrypted', () => {
    expect(readPlaylist({ url, text: media('#EXT-X-KEY:METHOD=AES-128,URI="k"', '#EXTINF:6,', 'a.vtt') })).toMatchObject({
      live: true,
      encrypted: true,
    });
    expect(readPlaylist({ url, text: media('#EXT-X-KEY:METHOD=NONE') }).encrypted).toBe(false);
  });

  it('reads a playlist that has lost its header', () => {
    expect(readPlaylist({ url, text: '#EXTINF:6,\na.vtt' }).segments).toMatchObject([{ duration: 6 }]);
    expect(readPlaylist({ url, text: '#EXT-X-MEDIA:TYPE=SUBTITLES,URI="en.m3u8"' }).renditions).toHaveLength(1);
  });

  it('counts segments without a duration by the target duration that was stated last', () => {
    const text = media('a.vtt', '#EXTINF:1,', '#EXT-X-TARGETDURATION:9', 'b.vtt', 'c.vtt');
    expect(readPlaylist({ url, text }).segments.map(({ duration }) => duration)).toEqual([6, 1, 9]);
  });

  it.each(['', '<html>', '# comment', 'a.vtt\n#EXTM3U', '<p>\n#EXTM3U'])('rejects %j as a playlist', (text) => {
    expect(() => readPlaylist({ url, text })).toThrow(expect.objectContaining({ code: 'captionsUnreadable' }));
  });

  it('accepts any lines', () => {
    const line = fc.constantFrom(
      '#EXTINF:',
      '#EXTINF:x,',
      'a.vtt',
      '#EXT-X-MEDIA:TYPE=SUBTITLES,URI="',
      '#EXT-X-MEDIA:TYPE=SUBTITLES,URI="javascript:1"',
      '#EXT-X-KEY',
      'http://[',
      '',
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const { renditions } = readPlaylist({ url, text: media(...lines) });
        expect(renditions.filter(({ url: one }) => !/^https?:/.test(one))).toEqual([]);
      }),
    );
  });

  it('is linear', () => {
    expectLinear(5000, (size) =>
      readPlaylist({ url, text: media(`#EXT-X-MEDIA:${'A="'.repeat(size)}`, `#EXT-X-MEDIA:${'A'.repeat(3 * size)}`) }),
    );
  });
});

describe('joinSegments', () => {
  const starts = (...segments: string[]) =>
    readCaptions({ text: joinSegments({ segments }) }).cues.map(({ startTime, text }) => `${startTime} ${text}`);

  it('retains times that refer to the whole stream', () => {
    const map = 'MPEGTS:900000,LOCAL:00:00:00.000';
    expect(
      starts(
        vtt(map, '00:01.000 --> 00:02.000', 'a'),
        vtt(map, '00:01.000 --> 00:02.000', 'a', '', '00:07.000 --> 00:08.000', 'b'),
      ),
    ).toEqual(['1 a', '7 b']);
  });

  it('shifts times that refer to the segment, in either order, across the clock’s overflow', () => {
    const first = vtt('LOCAL:00:00:00.000,MPEGTS:8589000000', '00:01.000 --> 00:02.000 line:0', 'a');
    const second = vtt('MPEGTS:605408,LOCAL:00:00:00.000', '00:01.000 --> 00:02.000', 'b');
    expect(starts(first, second)).toEqual(['1 a', '18.111 b']);
  });

  it('subtracts the local time', () => {
    expect(starts(vtt('MPEGTS:900000,LOCAL:01:00:00.000', '01:00:05.000 --> 01:00:06.000', 'a'))).toEqual(['5 a']);
  });

  it('starts the clock again after segments without one, and after a discontinuity', () => {
    const second = vtt('MPEGTS:900000,LOCAL:00:00:00.000', '00:01.000 --> 00:02.000', 'a');
    const third = vtt('MPEGTS:6300000,LOCAL:00:00:00.000', '00:02.000 --> 00:03.000', 'b');
    const other = vtt('MPEGTS:0,LOCAL:00:00:00.000', '00:03.000 --> 00:04.000', 'c');
    const { cues } = readCaptions({ segments: ['WEBVTT\n', second, third, other], starts: [0, 120, 180, 300] });
    expect(cues.map(({ startTime, text }) => `${startTime} ${text}`)).toEqual(['121 a', '182 b', '303 c']);
  });

  it('shifts times with one digit for the hours', () => {
    const [first, second] = ['MPEGTS:900000,LOCAL:00:00:00.000', 'MPEGTS:1440000,LOCAL:00:00:00.000'];
    expect(starts(vtt(first, '0:00:01.000 --> 0:00:02.000', 'a'), vtt(second, '0:00:01.000 --> 0:00:02.000', 'b'))).toEqual([
      '1 a',
      '7 b',
    ]);
  });

  it('joins a cue that several segments share, but no repetition within a segment', () => {
    const cue = (start: string, end: string, text: string) => ['', `00:0${start} --> 00:0${end} align:left`, text];
    const segments = [
      vtt('', ...cue('3.000', '4.000', 'log')),
      vtt('', ...cue('4.000', '8.000', 'log')),
      vtt('', ...cue('8.020', '8.300', 'log'), ...cue('8.300', '8.500', 'log'), ...cue('8.500', '9.000', 'end')),
    ];
    const { cues } = readCaptions({ segments });
    expect(cues.map(({ startTime, endTime, text }) => [startTime, endTime, text])).toEqual([
      [3, 8.3, 'log'],
      [8.3, 8.5, 'log'],
      [8.5, 9, 'end'],
    ]);
  });

  it('leaves segments without a clock unchanged', () =>
    expect(starts(vtt('', '00:01.000 --> 00:02.000', 'a'), vtt('', '00:07.000 --> 00:08.000', 'b'))).toEqual(['1 a', '7 b']));
});

describe('a stream', () => {
  const segment = (n: number) => vtt('MPEGTS:900000,LOCAL:00:00:00.000', `00:0${n}.000 --> 00:0${n + 1}.000`, `line ${n}`);
  const rendition = 'https://cdn.example.com/en.m3u8';
  const answers: Record<string, FakeResponse> = {
    'https://cdn.example.com/show/master': master,
    [rendition]: media('#EXTINF:6,', '1.vtt', '#EXTINF:6,', '2.vtt', '#EXTINF:6,', '2.vtt', '#EXT-X-ENDLIST'),
    'https://cdn.example.com/1.vtt': segment(1),
    'https://cdn.example.com/2.vtt': segment(2),
  };
  const failing = (more: Record<string, FakeResponse>) =>
    expect(fetchHlsCaptions(rendition, fakeAccess({ ...more, ...answers, ...more }))).rejects;

  it('lists its subtitles as tracks', async () => {
    expect(await fetchHlsTracks(url, fakeAccess(answers))).toMatchObject([
      { trackId: 'hls:0', language: 'en', label: 'English, for all' },
      { trackId: 'hls:1', language: 'zh' },
    ]);
    expect([isPlaylist(url), isPlaylist('https://x.example/a.mp4'), isPlaylist('')]).toEqual([true, false, false]);
  });

  it('has its segments read together, each once', async () => {
    const access = fakeAccess(answers);
    const body = await fetchHlsCaptions(rendition, access);
    expect(readCaptions(body).cues.map(({ text }) => text)).toEqual(['line 1', 'line 2']);
    expect(body).toEqual({ segments: [segment(1), segment(2)], starts: [0, 6] });
    expect(access.requested).toHaveLength(3);
  });

  it('is read without a segment of many that its host has lost', async () => {
    const names = Array.from({ length: 40 }, (_, i) => `${i + 1}.vtt`);
    const all = Object.fromEntries(names.map((name) => [`https://cdn.example.com/${name}`, segment(1)]));
    const list = media(...names.flatMap((name) => ['#EXTINF:6,', name]), '#EXT-X-ENDLIST');
    const lose = (...lost: string[]) => {
      const gone = Object.fromEntries(lost.map((name) => [`https://cdn.example.com/${name}`, { status: 404 }]));
      return fetchHlsCaptions(rendition, fakeAccess({ ...all, ...gone, [rendition]: list }));
    };
    expect(await lose('2.vtt', '40.vtt')).toMatchObject({ segments: { length: 40, 0: segment(1), 1: '' } });
    await expect(lose('2.vtt', '3.vtt', '40.vtt')).rejects.toMatchObject({ code: 'mediaUnavailable' });
  });

  describe('in MP4', () => {
    const base = 'https://cdn.example.com/show/';
    const cue = (text: string) => ({ duration: 6000, content: vttCue(text) });
    const parts = [
      initialization('wvtt'),
      segmentOf(60_000, cue('One')),
      segmentOf(66_000, cue('One')),
      segmentOf(72_000, cue('Two')),
    ];
    const list = (map: string, ...names: string[]) =>
      media(`#EXT-X-MAP:URI="${map}"`, ...names.flatMap((name) => ['#EXTINF:6,', name]), '#EXT-X-ENDLIST');
    const shownBy = async (responses: Record<string, FakeResponse>) => {
      const access = fakeAccess(responses);
      const { cues } = readCaptions(await fetchHlsCaptions(`${base}en.m3u8`, access));
      return { lines: cues.map(({ startTime, endTime, text }) => `${startTime}-${endTime} ${text}`), access };
    };

    it('is read with its initialization', async () => {
      const files = parts.map((body, i): [string, FakeResponse] => [`${base}${i}.mp4`, { body }]);
      const all = { ...Object.fromEntries(files), [`${base}en.m3u8`]: list('0.mp4', '1.mp4', '2.mp4', '3.mp4') };
      expect((await shownBy(all)).lines).toEqual(['0-12 One', '12-18 Two']);
      await expect(shownBy({ ...all, [`${base}0.mp4`]: { status: 404 } })).rejects.toMatchObject({ code: 'mediaUnavailable' });
    });

    it('is read once where all is one file', async () => {
      const one = {
        [`${base}all.mp4`]: { body: joinBytes(...parts) },
        [`${base}en.m3u8`]: list('all.mp4', 'all.mp4', 'all.mp4'),
      };
      const { lines, access } = await shownBy(one);
      expect(lines).toEqual(['0-12 One', '12-18 Two']);
      expect(access.requested).toHaveLength(2);
    });
  });

  it('has its 10,000 segments refused before any is fetched', async () => {
    const listOf = (segment: (i: number) => string) =>
      media(...Array.from({ length: 10_000 }, (_, i) => `#EXTINF:6,\n${segment(i)}`), '#EXT-X-ENDLIST');
    const many = fakeAccess({ ...answers, [rendition]: listOf((i) => `${i}.vtt`) });
    await expect(fetchHlsCaptions(rendition, many)).rejects.toMatchObject({ code: 'tooLarge' });
    expect(many.requested).toEqual([rendition]);
  });

  it('has none while it is live, encrypted, empty or not text', async () => {
    await failing({ [rendition]: media('#EXTINF:6,', '1.vtt') }).toMatchObject({ code: 'notYetAired' });
    await failing({ [rendition]: media('#EXT-X-KEY:METHOD=AES-128', '#EXTINF:6,', '1.vtt', '#EXT-X-ENDLIST') }).toMatchObject({
      code: 'captionsUnreadable',
    });
    await failing({ [rendition]: media('#EXT-X-ENDLIST') }).toMatchObject({ code: 'captionsEmpty' });
    await failing({ 'https://cdn.example.com/2.vtt': '<html>' }).toMatchObject({ code: 'captionsUnreadable' });
    await failing({ 'https://cdn.example.com/2.vtt': { status: 404 } }).toMatchObject({ code: 'mediaUnavailable' });
  });
});
