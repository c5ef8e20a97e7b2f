import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { decodeBase64 } from '../../encoding/base64.ts';
import type { MediaDescription } from '../site.ts';
import { fakeAccess } from '../testing/fake-access.ts';
import { youtube } from './youtube.ts';

const text = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8');
const playable = JSON.parse(text('playable.json'));
const watch = new URL('https://www.youtube.com/watch?v=GJLlxj_dtq8&t=30');
const json3 = '{"wireMagic":"pb3","events":[]}';

describe('resolve', () => {
  it('requests the open page first', async () => {
    const access = fakeAccess({}, { player: async () => ({ playerResponse: playable, nextResponse: {} }) });
    const mediaItem = await youtube.resolve(watch, access);
    expect(mediaItem).toMatchObject({
      contentId: 'youtube:GJLlxj_dtq8',
      site: 'youtube',
      kind: 'video',
      sourceUrl: 'https://www.youtube.com/watch?v=GJLlxj_dtq8',
      title: 'Surface Go Review - It’s Awesome',
      duration: 316,
      originalLanguage: 'en',
    });
    expect(mediaItem.tracks.map(({ trackId, provenance }) => `${trackId} ${provenance}`)).toEqual([
      '.zh creator',
      '.en creator',
      'a.en automatic',
      '.de creator',
      '.ja creator',
    ]);
    expect([...access.requested, ...access.requestedByPage]).toEqual([]);
  });

  it('returns the most replayed parts and the storyboard of the video, when there are any', async () => {
    const { storyboards } = JSON.parse(text('storyboards.json')).GJLlxj_dtq8;
    const nextResponse = JSON.parse(text('most-replayed.json'));
    const player = async () => ({ playerResponse: { ...playable, storyboards }, nextResponse });
    const mediaItem = await youtube.resolve(watch, fakeAccess({}, { player }));
    expect(mediaItem.heatmap).toHaveLength(100);
    expect(mediaItem.storyboard?.map(({ width }) => width)).toEqual([48, 80, 160]);
    const bare = await youtube.resolve(watch, fakeAccess({}, { player: async () => ({ playerResponse: playable }) }));
    expect([bare.heatmap, bare.storyboard]).toEqual([undefined, undefined]);
  });

  it('reads the chapters in the description when nothing else has them', async () => {
    const videoDetails = { videoId: 'dQw4w9WgXcQ', shortDescription: '0:00 One\n0:30 Two\n1:00 Three', lengthSeconds: '90' };
    const access = fakeAccess({}, { player: async () => ({ playerResponse: { videoDetails } }) });
    const mediaItem = await youtube.resolve(new URL('https://www.youtube.com/watch?v=dQw4w9WgXcQ'), access);
    expect(mediaItem.chapters?.map(({ title }) => title)).toEqual(['One', 'Two', 'Three']);
  });

  it.each([
    ['We talk about 21 things. More at https://talks.example/v/2026', 0],
    ['1分30秒 Start', 1],
    ['٠:٠٠ One', 1],
  ])('starts the reader of chapters only for a description that may name times: %s', async (shortDescription, calls) => {
    const videoDetails = { videoId: 'dQw4w9WgXcQ', shortDescription, lengthSeconds: '90' };
    const access = fakeAccess({}, { player: async () => ({ playerResponse: { videoDetails } }) });
    const readDescriptionChapters = vi.fn(access.read.readDescriptionChapters);
    const url = new URL('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    await youtube.resolve(url, { ...access, read: { ...access.read, readDescriptionChapters } });
    expect(readDescriptionChapters).toHaveBeenCalledTimes(calls);
  });

  it('rejects the video that the page moved on to', async () => {
    const access = fakeAccess({}, { player: async () => ({ playerResponse: playable }) });
    await expect(youtube.resolve(new URL('https://www.youtube.com/watch?v=dQw4w9WgXcQ'), access)).rejects.toMatchObject({
      code: 'pageGone',
    });
    const failed = { videoDetails: { videoId: 'aaaaaaaaaaa' }, playabilityStatus: { status: 'ERROR' } };
    const other = fakeAccess({}, { player: async () => ({ playerResponse: failed }) });
    await expect(youtube.resolve(watch, other)).rejects.toMatchObject({ code: 'pageGone' });
  });

  it('reads the watch page, through the open page when its player is not ready', async () => {
    const answers = { 'https://www.youtube.com/watch?v=GJLlxj_dtq8': text('watch-page.html') };
    const mediaItem = await youtube.resolve(watch, fakeAccess(answers));
    expect(mediaItem.chapters?.[0]?.title).toBe('Build Quality');
    const access = fakeAccess({}, { player: async () => null, responses: answers });
    expect(await youtube.resolve(watch, access)).toEqual(mediaItem);
    expect(access.requestedByPage).toEqual(['https://www.youtube.com/watch?v=GJLlxj_dtq8']);
  });

  it.each([
    ['a redirect to the consent page', { body: '', url: 'https://consent.youtube.com/m?continue=x' }, 'consentRequired'],
    ['a captcha', { body: text('too-many-requests.html'), status: 429 }, 'rateLimited'],
    ['a missing page', { status: 404 }, 'mediaUnavailable'],
    ['a broken server', { status: 500 }, 'siteFailed'],
    ['another video', text('watch-page.html').replaceAll('GJLlxj_dtq8', 'aaaaaaaaaaa'), 'botCheck'],
  ])('%s', async (_, answer, code) => {
    await expect(youtube.resolve(watch, fakeAccess({ 'https://www.youtube.com/': answer }))).rejects.toMatchObject({ code });
  });

  it('finds the video of a clip on its page', async () => {
    const access = fakeAccess({ 'https://www.youtube.com/clip/': text('watch-page.html') });
    const mediaItem = await youtube.resolve(new URL('https://www.youtube.com/clip/UgkxU2HSeGL_NvmDJ-nQJrlLwllwMDBdGZFs'), access);
    expect(mediaItem).toMatchObject({
      contentId: 'youtube:GJLlxj_dtq8',
      sourceUrl: 'https://www.youtube.com/watch?v=GJLlxj_dtq8',
    });
  });

  it('rejects a playlist', async () => {
    await expect(youtube.resolve(new URL('https://www.youtube.com/playlist?list=PLabc'), fakeAccess())).rejects.toMatchObject({
      code: 'noMedia',
    });
  });

  it('omits forced tracks and distinguishes tracks of one name', async () => {
    const track = (name: string, kind?: string) => ({
      languageCode: 'en',
      kind,
      name: { simpleText: name },
      baseUrl: '/api/timedtext?v=GJLlxj_dtq8',
    });
    const captions = { playerCaptionsTracklistRenderer: { captionTracks: [track('One'), track('Signs', 'frc'), track('Two')] } };
    const playerResponse = { videoDetails: playable.videoDetails, captions };
    const { tracks } = await youtube.resolve(watch, fakeAccess({}, { player: async () => ({ playerResponse }) }));
    expect(tracks.map(({ label }) => label)).toEqual(['One', 'Two']);
    expect(new Set(tracks.map(({ trackId }) => trackId)).size).toBe(2);
  });
});

describe('captions', () => {
  const mediaItem: MediaDescription = {
    contentId: 'youtube:GJLlxj_dtq8',
    site: 'youtube',
    kind: 'video',
    sourceUrl: watch.href,
    title: '',
    duration: 316,
    tracks: [],
  };
  const track = (parameters: string) => ({
    trackId: '.en',
    language: 'en',
    label: 'English',
    provenance: 'creator' as const,
    url: `https://www.youtube.com/api/timedtext?${parameters}`,
  });
  const bodyText = (body: unknown) => new TextDecoder().decode(decodeBase64((body as { base64: string }).base64));

  it('are requested as json3, by the page, without interfering parameters', async () => {
    const access = fakeAccess(
      {},
      { responses: { 'https://www.youtube.com/api/timedtext': { body: json3, contentType: 'application/json' } } },
    );
    const body = await youtube.captions(mediaItem, track('v=GJLlxj_dtq8&lang=en&xosf=1&fmt=srv3&tlang=en'), access);
    expect(bodyText(body)).toBe(json3);
    expect(access.requestedByPage).toEqual(['https://www.youtube.com/api/timedtext?v=GJLlxj_dtq8&lang=en&fmt=json3']);
    expect(access.requested).toEqual([]);
  });

  it.each([
    ['nothing', '', 'captionsEmpty'],
    ['an HTML page', '<!DOCTYPE html><html><body>Error</body></html>', 'captionsUnreadable'],
    ['the consent page', text('consent-page.html'), 'consentRequired'],
    ['a captcha', text('too-many-requests.html'), 'rateLimited'],
    ['429', { status: 429 }, 'rateLimited'],
    ['404', { status: 404 }, 'mediaUnavailable'],
  ])('%s', async (_, answer, code) => {
    await expect(youtube.captions(mediaItem, track('v=GJLlxj_dtq8'), fakeAccess({ 'https://': answer }))).rejects.toMatchObject({
      code,
    });
  });

  it('of another video are not requested', async () => {
    const access = fakeAccess({ 'https://': json3 });
    await expect(youtube.captions(mediaItem, track('v=aaaaaaaaaaa'), access)).rejects.toMatchObject({ code: 'captionsForeign' });
    expect(access.requested).toEqual([]);
  });

  it.each(['xpe', 'xpv', 'abc,xpe'])('behind the gate %s are not requested bare', async (flag) => {
    const access = fakeAccess({ 'https://': json3 });
    await expect(youtube.captions(mediaItem, track(`v=GJLlxj_dtq8&exp=${flag}`), access)).rejects.toMatchObject({
      code: 'captionsEmpty',
      details: { gated: true },
    });
    expect(access.requested).toEqual([]);
  });
});
