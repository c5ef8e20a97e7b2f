import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../contract/failure.ts';
import { readPlayer, type YoutubePlayerData } from './player.ts';

const text = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8');
const response = (name: string) => JSON.parse(text(`${name}.json`));
const codeOf = (read: () => unknown) => {
  try {
    read();
    return 'none';
  } catch (error) {
    return error instanceof Failure ? error.code : error;
  }
};
const languages = ({ tracks }: YoutubePlayerData) =>
  tracks.map(({ languageCode, kind }) => (kind ? `${kind} ${languageCode}` : languageCode));

describe('a real player response', () => {
  it('of the apps: title, tracks, spoken language', () => {
    const player = readPlayer({ playerResponse: response('playable') });
    expect(player).toMatchObject({
      videoId: 'GJLlxj_dtq8',
      title: 'Surface Go Review - It’s Awesome',
      duration: 316,
      author: 'Dave2D',
      channelUrl: 'https://www.youtube.com/channel/UCVYamHliCI9rw1tHR1xbkfw',
      originalLanguage: 'en',
      chapters: [],
    });
    expect(languages(player)).toEqual(['zh', 'en', 'asr en', 'de', 'ja']);
    expect(player.tracks[2]).toMatchObject({ name: 'English (auto-generated)', vssId: 'a.en' });
    expect(player.tracks[2]!.url).toMatch(/^https:\/\/www\.youtube\.com\/api\/timedtext\?v=GJLlxj_dtq8&/);
  });

  it('in a watch page: date, cover and chapters too', () => {
    const player = readPlayer({ html: text('watch-page.html') });
    expect(player).toMatchObject({
      publishedAt: '2018-08-02T06:00:08-07:00',
      coverUrl: 'https://i.ytimg.com/vi/GJLlxj_dtq8/maxresdefault.jpg',
      originalLanguage: 'en',
    });
    expect(player.chapters).toHaveLength(10);
    expect(player.chapters[0]).toEqual({ startTime: 39.16, title: 'Build Quality' });
  });

  it('without captions has no tracks', () => {
    expect(readPlayer({ playerResponse: response('transcripts-disabled') })).toMatchObject({ duration: 288, tracks: [] });
  });

  it.each([
    ['age-restricted', 'ageRestricted'],
    ['request-blocked', 'botCheck'],
    ['unplayable', 'mediaUnavailable'],
    ['video-unavailable', 'mediaUnavailable'],
  ])('%s is %s', (name, code) => expect(codeOf(() => readPlayer({ playerResponse: response(name) }))).toBe(code));

  it.each([
    ['consent-page.html', 'consentRequired'],
    ['too-many-requests.html', 'rateLimited'],
  ])('%s is %s', (name, code) => expect(codeOf(() => readPlayer({ html: text(name) }))).toBe(code));
});

describe('states', () => {
  const details = { videoId: 'dQw4w9WgXcQ', title: 'x', lengthSeconds: '0' };
  it.each([
    ['private', { status: 'LOGIN_REQUIRED', reason: 'This video is private' }, {}, 'mediaUnavailable'],
    ['members', { status: 'LOGIN_REQUIRED', reason: 'Melde dich an' }, {}, 'loginRequired'],
    ['captcha', { status: 'LOGIN_REQUIRED', reason: '…', errorScreen: { playerCaptchaViewModel: {} } }, {}, 'botCheck'],
    [
      'bot check in German',
      { status: 'LOGIN_REQUIRED', reason: '…', errorScreen: response('request-blocked').playabilityStatus.errorScreen },
      {},
      'botCheck',
    ],
    ['age gate in German', { status: 'LOGIN_REQUIRED', reason: '…', desktopLegacyAgeGateReason: 1 }, {}, 'ageRestricted'],
    ['age check', { status: 'AGE_CHECK_REQUIRED' }, {}, 'ageRestricted'],
    ['content check', { status: 'CONTENT_CHECK_REQUIRED' }, {}, 'consentRequired'],
    ['blocked in this country', { status: 'UNPLAYABLE', reason: 'not available in your country' }, {}, 'mediaUnavailable'],
    ['tired', { status: 'ERROR', reason: 'This content isn’t available, try again later.' }, {}, 'rateLimited'],
    ['announced', { status: 'LIVE_STREAM_OFFLINE' }, { isUpcoming: true }, 'notYetAired'],
    ['premiere', { status: 'OK' }, { isUpcoming: true }, 'notYetAired'],
    ['live', { status: 'OK' }, { isLive: true, isLiveContent: true }, 'notYetAired'],
    ['just ended', { status: 'OK' }, { isPostLiveDvr: true }, 'notYetAired'],
    ['ended long ago', { status: 'OK' }, { isLiveContent: true }, 'none'],
  ])('%s', (_, playabilityStatus, more, code) => {
    expect(codeOf(() => readPlayer({ playerResponse: { playabilityStatus, videoDetails: { ...details, ...more } } }))).toBe(code);
  });

  it.each([
    ['announced', { status: 'LIVE_STREAM_OFFLINE' }, {}, true],
    ['premiere', { status: 'OK' }, { isUpcoming: true }, true],
    ['live', { status: 'OK' }, { isLive: true }, false],
  ])('knows whether a broadcast has started: %s', (_, playabilityStatus, more, expected) => {
    const read = () => readPlayer({ playerResponse: { playabilityStatus, videoDetails: { ...details, ...more } } });
    expect(read).toThrow(expect.objectContaining({ code: 'notYetAired', details: { isUpcoming: expected, title: 'x' } }));
  });

  it.each([undefined, null, 1, 'x', [], {}, { videoDetails: {} }, { playabilityStatus: { status: 'OK' } }])(
    'rejects %j',
    (playerResponse) => {
      expect(codeOf(() => readPlayer({ playerResponse }))).toBe('noMedia');
    },
  );
  it('rejects a page of another kind', () => expect(codeOf(() => readPlayer({ html: '<html>hello</html>' }))).toBe('noMedia'));
});

describe('the spoken language', () => {
  const track = (languageCode: string, kind?: string) => ({ languageCode, kind, baseUrl: '/api/timedtext?v=dQw4w9WgXcQ' });
  const read = (captionTracks: unknown[], audioTracks?: unknown, defaultAudioTrackIndex?: number) =>
    readPlayer({
      playerResponse: {
        videoDetails: { videoId: 'dQw4w9WgXcQ' },
        captions: { playerCaptionsTracklistRenderer: { captionTracks, audioTracks, defaultAudioTrackIndex } },
      },
    }).originalLanguage;

  it('is that of the automatic track', () => expect(read([track('en'), track('de', 'asr'), track('fr')])).toBe('de'));
  it('is that of the original audio, not of a dub', () => {
    const dubbed = [
      { audioTrackId: 'en.3', captionTrackIndices: [1] },
      { audioTrackId: 'ja.4', captionTrackIndices: [2] },
    ];
    expect(read([track('fr'), track('en', 'asr'), track('ja', 'asr')], dubbed, 0)).toBe('ja');
  });
  it('is that of the default track without an automatic one', () => {
    expect(read([track('ar'), track('ko')], [{ captionTrackIndices: [0, 1], defaultCaptionTrackIndex: 1 }], 0)).toBe('ko');
  });
  it('counts indexes as the page does, broken tracks included', () => {
    expect(
      read([{ nonsense: true }, track('en', 'asr'), track('ja', 'asr')], [{ audioTrackId: 'ja.4', captionTrackIndices: [2] }]),
    ).toBe('ja');
  });
  it('is unknown among several manual tracks', () => expect(read([track('ar'), track('ko')])).toBeUndefined());
});

describe('tracks', () => {
  const read = (captionTracks: unknown[]) =>
    readPlayer({
      playerResponse: {
        videoDetails: { videoId: 'dQw4w9WgXcQ' },
        captions: { playerCaptionsTracklistRenderer: { captionTracks } },
      },
    }).tracks;

  it('may have relative addresses and names in parts', () => {
    expect(
      read([{ languageCode: 'en', baseUrl: '/api/timedtext?v=1', name: { runs: [{ text: 'Eng' }, { text: 'lish' }] } }]),
    ).toEqual([{ languageCode: 'en', name: 'English', url: 'https://www.youtube.com/api/timedtext?v=1' }]);
  });
  it.each([
    'https://evil.example/api/timedtext',
    'http://www.youtube.com/api/timedtext',
    'javascript:alert(1)',
    'https://www.youtube.com.evil.example/',
  ])('are not read from %s', (baseUrl) => expect(read([{ languageCode: 'en', baseUrl }])).toEqual([]));
});

describe('chapters', () => {
  const videoDetails = { videoId: 'dQw4w9WgXcQ', lengthSeconds: '90' };
  const chapter = (title: string, timeRangeStartMillis: number) => ({
    chapterRenderer: { title: { simpleText: title }, timeRangeStartMillis },
  });
  const bar = (playerBar: unknown) => ({
    playerOverlays: { playerOverlayRenderer: { decoratedPlayerBarRenderer: { decoratedPlayerBarRenderer: { playerBar } } } },
  });
  const read = (nextResponse: unknown) =>
    readPlayer({ playerResponse: { videoDetails }, nextResponse }).chapters.map(({ title }) => title);

  it('by the creator precede automatic ones', () => {
    const markersMap = [
      { key: 'AUTO_CHAPTERS', value: { chapters: [chapter('Guessed', 0)] } },
      { key: 'HEATSEEKER', value: {} },
      { key: 'DESCRIPTION_CHAPTERS', value: { chapters: [chapter('Made', 0), { broken: true }, chapter('Second', 30_000)] } },
    ];
    expect(read(bar({ multiMarkersPlayerBarRenderer: { markersMap } }))).toEqual(['Made', 'Second']);
  });
  it('may be in the older bar', () => {
    expect(read(bar({ chapteredPlayerBarRenderer: { chapters: [chapter('Old', 0)] } }))).toEqual(['Old']);
  });
  it('start at seconds, which the bar states in milliseconds', () => {
    const nextResponse = bar({ chapteredPlayerBarRenderer: { chapters: [chapter('Old', 1500)] } });
    expect(readPlayer({ playerResponse: { videoDetails }, nextResponse }).chapters).toEqual([{ startTime: 1.5, title: 'Old' }]);
  });
  it('of the previous video are ignored', () => {
    const stale = {
      currentVideoEndpoint: { watchEndpoint: { videoId: 'aaaaaaaaaaa' } },
      ...bar({ chapteredPlayerBarRenderer: { chapters: [chapter('Stale', 0)] } }),
    };
    expect(read(stale)).toEqual([]);
  });
});

it('throws nothing but Failure', () => {
  const shape = fc.object({
    key: fc.constantFrom(
      'videoDetails',
      'videoId',
      'captions',
      'playerCaptionsTracklistRenderer',
      'captionTracks',
      'playabilityStatus',
      'status',
    ),
    maxDepth: 4,
  });
  fc.assert(
    fc.property(shape, shape, (playerResponse, nextResponse) => {
      expect(codeOf(() => readPlayer({ playerResponse, nextResponse }))).toMatch(/^[a-zA-Z]+$/);
    }),
  );
});
