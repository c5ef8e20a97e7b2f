import { postUrl } from '../world/blog/posts.ts';
import { courseraCookie, courseraUrl } from '../world/hosts/www-coursera.ts';
import { douyinGuardedUrl, douyinUrl } from '../world/hosts/www-douyin.ts';
import { tedSilentUrl, tedUrl } from '../world/hosts/www-ted.ts';
import { tiktokUrl } from '../world/hosts/www-tiktok.ts';
import { udemyCookie, udemyUrl } from '../world/hosts/www-udemy.ts';
import { xUrl } from '../world/hosts/x.ts';
import { masterUrl, streams, streamUrl } from '../world/stream/streams.ts';
import { talk } from '../world/talk.ts';
import { talkUrl } from '../world/talks/pages.ts';
import type { Row } from './row.ts';
import { automatic, bread, bridges, cookie, english, germanBridges, made, stranger, tea } from './words.ts';

/** Talks, courses, networks, and every other page. */
export const otherRows: Record<string, Row[]> = {
  localFile: [
    {
      address: 'https://file.gloss.invalid/0a1b2c3d-1111/Lesson%201.mp3',
      url: 'localFile:0a1b2c3d-1111',
      metadata: { title: 'Lesson 1.mp3', kind: 'audio' },
      failures: 'noCaptions',
    },
    { address: 'https://file.gloss.invalid.evil.example/0a1b2c3d-1111/a.mp3', url: null },
  ],
  ted: [
    {
      address: `${tedUrl}?language=en`,
      url: 'ted:gloss_why_bridges_stay_up',
      metadata: { title: 'Warum Brücken stehen bleiben', author: 'Bauwerk', duration: 120, originalLanguage: 'de' },
      captions: made('de', germanBridges),
    },
    { address: 'https://www.ted.com/playlists/1/bridges', url: null },
    { address: tedSilentUrl, failures: 'noCaptions' },
    { address: 'https://www.ted.com/talks/gloss_nobody_gave_this', failures: 'mediaUnavailable' },
  ],
  coursera: [
    {
      address: courseraUrl,
      url: 'coursera:slow-kitchen/br3Ad',
      page: cookie(courseraCookie),
      metadata: { author: 'Slow Kitchen' },
      captions: made('en', bread),
    },
    { address: 'https://www.coursera.org/learn/slow-kitchen', url: null },
    { address: courseraUrl, page: stranger, failures: 'loginRequired' },
  ],
  udemy: [
    {
      address: udemyUrl('4001'),
      url: 'udemy:4001',
      page: cookie(udemyCookie),
      metadata: { title: 'The Science of Bread', author: 'Slow Kitchen', duration: 150 },
      captions: automatic('en-US', bread),
    },
    { address: 'https://www.udemy.com/course/slow-kitchen/', url: null },
    { address: udemyUrl('4002'), page: cookie(udemyCookie), failures: 'noMedia' },
    { address: udemyUrl('4001'), page: stranger, failures: 'loginRequired' },
  ],
  x: [
    {
      address: xUrl('video'),
      url: 'x:1900000000000000001',
      metadata: { title: 'How cities learned to tell the time', author: 'Slow Kitchen', duration: 258.834 },
      captions: made('en', english),
    },
    { address: 'https://twitter.com/anybody/status/1900000000000000001', url: 'x:1900000000000000001' },
    { address: 'https://x.com/slowkitchen', url: null },
    { address: xUrl('silent'), failures: 'noCaptions' },
    { address: xUrl('picture'), failures: 'noMedia' },
    { address: xUrl('adult'), failures: 'ageRestricted' },
    { address: 'https://x.com/slowkitchen/status/1900000000000000009', failures: 'mediaUnavailable' },
  ],
  tiktok: [
    {
      address: tiktokUrl('7400000000000000001'),
      url: 'tiktok:7400000000000000001',
      metadata: { title: 'A loaf in a minute #bread', author: 'Slow Kitchen', duration: 60, kind: 'short' },
      captions: automatic('en-US', bread),
    },
    { address: tiktokUrl('7400000000000000002'), captions: made('en-US', bread) },
    { address: 'https://www.tiktok.com/@slowkitchen', url: null },
    { address: tiktokUrl('7400000000000000003'), failures: 'noCaptions' },
    { address: tiktokUrl('7400000000000000004'), failures: 'mediaUnavailable' },
    { address: tiktokUrl('7400000000000000005'), failures: 'botCheck' },
  ],
  douyin: [
    { address: douyinUrl, url: 'douyin:7500000000000000001', metadata: { kind: 'short' }, failures: 'noCaptions' },
    { address: 'https://www.douyin.com/user/x?modal_id=7500000000000000001', url: 'douyin:7500000000000000001' },
    { address: 'https://www.douyin.com/user/x', url: null },
    { address: douyinGuardedUrl, failures: 'botCheck' },
  ],
  generic: [
    { address: talkUrl('/cities-and-clocks'), metadata: { title: talk.title, kind: 'video' }, captions: made('en', english) },
    { address: talkUrl('/audio'), metadata: { kind: 'audio' }, captions: made('en', english) },
    { address: streamUrl('tea'), captions: made('zh-Hans', tea) },
    { address: masterUrl(streams.talk), url: 'web', captions: made('en', english) },
    { address: postUrl('/youtube'), metadata: { title: talk.title, site: 'youtube' }, captions: made('en', english) },
    { address: postUrl('/offer'), metadata: { site: 'youtube' }, captions: made('en', english) },
    { address: postUrl('/vimeo'), captions: made('en-US', bridges) },
    { address: masterUrl(streams.bridges), url: 'web', captions: made('en', bridges) },
    { address: 'https://cdn.example.net/talk.mp4?t=90', url: 'web' },
    { address: talkUrl('/nothing'), url: null, failures: 'noMedia' },
    { address: talkUrl('/without-captions'), failures: 'noCaptions' },
    { address: talkUrl('/html-track'), failures: 'captionsUnreadable' },
    { address: talkUrl('/empty-track'), failures: 'captionsEmpty' },
    { address: talkUrl('/missing-track'), failures: 'captionsUnreadable' },
    { address: talkUrl('/huge-track'), failures: 'tooLarge' },
    { address: streamUrl('silent'), failures: 'noCaptions' },
    { address: streamUrl('live'), failures: 'notYetAired' },
    { address: 'ftp://cdn.example.net/talk.mp4', url: null },
  ],
};
