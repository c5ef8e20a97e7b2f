import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentIdOf } from './content-id.ts';
import { detectUrl } from './detect-url.ts';
import { siteOf, sites } from './index.ts';

const id = 'dQw4w9WgXcQ';
const canonical = `https://www.youtube.com/watch?v=${id}`;

describe('detectUrl', () => {
  it.each([
    [`https://www.youtube.com/watch?v=${id}`, 'video'],
    [`http://youtube.com/watch?list=PLabc&index=2&v=${id}&t=1h2m3s`, 'video'],
    [`https://m.youtube.com/watch?app=desktop&v=${id}#t=90`, 'video'],
    [`https://music.youtube.com/watch?v=${id}&si=x`, 'video'],
    [`https://youtu.be/${id}?t=90`, 'video'],
    [`https://youtu.be/${id}/?si=abc&utm_source=x`, 'video'],
    [`https://www.youtube.com/v/${id}`, 'video'],
    [`https://www.youtube.com/e/${id}?start=3`, 'video'],
    [`https://www.youtube-nocookie.com/embed/${id}?rel=0`, 'video'],
    [`https://www.youtubekids.com/watch?v=${id}`, 'video'],
    [`HTTPS://WWW.YOUTUBE.COM:443/watch?v=${id}`, 'video'],
    [`https://youtu.be/${id}&feature=youtu.be`, 'video'],
    [`https://www.youtube.com/watch?feature=x&amp;v=${id}`, 'video'],
    [`https://youtube.googleapis.com/v/${id}`, 'video'],
    [`https://www.youtube.com/v/${id}&hl=en`, 'video'],
    [`https://consent.youtube.com/m?continue=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D${id}&gl=DE`, 'video'],
    [`https://www.youtube.com/shorts/${id}?feature=share`, 'short'],
    [`https://www.youtube.com/live/${id}?t=5`, 'live'],
  ])('%s is one video', (url, kind) => {
    expect(detectUrl(url)).toEqual({ site: 'youtube', id, kind, canonicalUrl: canonical });
  });

  it.each([
    [
      'https://www.youtube.com/playlist?list=PLx0sYbCqOb8TBPRdmBHs5Iftvv9TPboYG',
      'playlist',
      'PLx0sYbCqOb8TBPRdmBHs5Iftvv9TPboYG',
    ],
    ['https://www.youtube.com/embed/videoseries?list=PLabcdef', 'playlist', 'PLabcdef'],
    ['https://music.youtube.com/browse/VLPLabcdef', 'playlist', 'PLabcdef'],
    ['https://www.youtube.com/channel/UCVYamHliCI9rw1tHR1xbkfw/videos', 'channel', 'UCVYamHliCI9rw1tHR1xbkfw'],
    ['https://www.youtube.com/@Dave2D', 'channel', '@dave2d'],
    ['https://www.youtube.com/c/Dave2D/about', 'channel', 'c/dave2d'],
    ['https://www.youtube.com/@Dave2D/live', 'live', '@dave2d/live'],
    ['https://www.youtube.com/embed/live_stream?channel=UCVYamHliCI9rw1tHR1xbkfw', 'live', 'UCVYamHliCI9rw1tHR1xbkfw/live'],
    ['https://www.youtube.com/clip/UgkxU2HSeGL_NvmDJ-nQJrlLwllwMDBdGZFs', 'video', 'clip/UgkxU2HSeGL_NvmDJ-nQJrlLwllwMDBdGZFs'],
  ])('%s is a %s', (url, kind, expected) => {
    expect(detectUrl(url)).toMatchObject({ site: 'youtube', kind, id: expected });
    expect(detectUrl(detectUrl(url)!.canonicalUrl)).toEqual(detectUrl(url));
  });

  it.each([
    `https://youtube.com.evil.example/watch?v=${id}`,
    `https://evilyoutube.com/watch?v=${id}`,
    `https://youtube.com@evil.example/watch?v=${id}`,
    `https://www.youtube.com:8443/watch?v=${id}`,
    `https://evil.example/https://www.youtube.com/watch?v=${id}`,
    `https://xn--youtue-tg7b.com/watch?v=${id}`,
    `ftp://www.youtube.com/watch?v=${id}`,
    `javascript://www.youtube.com/watch?v=${id}`,
    'https://www.youtube.com/watch?v=tooshort',
    `https://www.youtube.com/watch?v=${id}x`,
    'https://www.youtube.com/',
    `https://www.youtube.com/@${'x'.repeat(300)}`,
    'https://www.youtube.com/embed/live_stream?channel=nobody',
    'https://www.youtube.com/constructor/dQw4w9WgXcQ',
    'https://www.youtube.com/channel/UCtooshort',
    'https://www.youtube.com/feed/subscriptions',
    'https://www.youtube.com/results?search_query=x',
    'https://example.com/article',
    'not a url',
    '',
  ])('%s is not recognized', (url) => expect(detectUrl(url)).toBeNull());

  it.each([
    ['vimeo', '75524534', 'https://vimeo.com/user21297594/review/75524534/3c257a1b5d'],
    ['vimeo', '113016884', 'https://vimeo.com/ondemand/dog/113016884'],
    ['vimeo', '68093876', 'https://vimeopro.com/openstreetmapus/state-of-the-map/video/68093876'],
    ['vimeo', '20732284', 'https://vimeo.com/groups/travelhd/videos/20732284'],
    ['vimeo', '7979727', 'https://vimeo.com/channels/staffpicks/7979727'],
    ['vimeo', '6284199', 'https://www.vimeo.com/moogaloop.swf?clip_id=6284199&server=vimeo.com'],
    ['vimeo', '54469442', 'https://player.vimeo.com/video/54469442/config'],
    ['udemy', '172757', 'https://www.udemy.com/java-tutorial/#/lecture/172757'],
    ['udemy', '6665908', 'https://www.udemy.com/some-course/learn/v4/t/lecture/6665908'],
    ['udemy', '6665908', 'https://www.udemy.com/course/some-course/learn/lecture/6665908#overview'],
    ['dailymotion', 'x5kesuj', 'https://geo.dailymotion.com/player/xf7zn.html?video=x5kesuj'],
    ['dailymotion', 'x8u4owg', 'https://www.dailymotion.com/crawler/video/x8u4owg'],
    ['dailymotion', 'x89eyek', 'https://www.dailymotion.com/swf/x89eyek'],
    ['dailymotion', 'x89eyek', 'https://www.dailymotion.com/playlist/xv4bw_nqtv/1#video=x89eyek'],
    ['x', '1001551623938805763', 'https://twitter.com/i/videos/tweet/1001551623938805763'],
    ['x', '1001551623938805763', 'https://twitter.com/i/videos/1001551623938805763?embed_source=facebook'],
    ['x', '560070183650213889', 'https://twitter.com/i/cards/tfw/v1/560070183650213889'],
    ['tiktok', '7059698374567611694', 'https://www.tiktok.com/share/video/7059698374567611694'],
    ['tiktok', '6606727368545406213', 'https://m.tiktok.com/v/6606727368545406213.html'],
  ])('recognizes what is on %s under %s in %s', (site, expected, url) => {
    const address = detectUrl(url);
    expect(address).toMatchObject({ site, id: expected });
    expect(detectUrl(address!.canonicalUrl)).toEqual(address);
  });

  it.each([
    'https://vimeo.com/user/review/',
    'https://vimeopro.com/a/b',
    'https://www.udemy.com/course/some-course/',
    'https://www.udemy.com/#/lecture/1',
    'https://www.dailymotion.com/user#video=',
    'https://twitter.com/i/spaces/1',
  ])('%s names no media item', (url) => expect(detectUrl(url)).toBeNull());

  it('recognizes a media file with any start time', () => {
    const film = detectUrl('https://cdn.example.com/a/talk.MP4?token=1');
    expect(film).toMatchObject({ site: 'generic', kind: 'video', canonicalUrl: 'https://cdn.example.com/a/talk.MP4?token=1' });
    expect(detectUrl('https://cdn.example.com/a/talk.MP4?token=1&t=30&utm_source=x#t=5')).toEqual(film);
    expect(detectUrl('https://cdn.example.com/a/talk.MP4?token=2')?.id).not.toBe(film?.id);
    expect(detectUrl('https://cdn.example.com/episode.mp3')?.kind).toBe('audio');
    expect(contentIdOf(film!)).toMatch(/^web:[0-9a-z]{5,13}$/);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string()), (url) => {
        const address = detectUrl(url);
        expect(address && detectUrl(address.canonicalUrl)).toEqual(address);
      }),
    );
  });

  it('maps any handle, id and noise of YouTube to a canonical URL with the same meaning', () => {
    const segment = fc.stringMatching(/^[\w@%-]{0,24}$/);
    fc.assert(
      fc.property(segment, segment, segment, (first, second, v) => {
        const address = detectUrl(`https://www.youtube.com/${first}/${second}?v=${v}&list=${v}`);
        if (address) expect(detectUrl(address.canonicalUrl)?.id).toBe(address.id);
      }),
    );
  });
});

describe('siteOf', () => {
  it('tries generic last, for what no other site claims', () => {
    expect(sites.at(-1)?.name).toBe('generic');
    expect(siteOf('https://example.com/article').name).toBe('generic');
    expect(siteOf(canonical).name).toBe('youtube');
  });
});
