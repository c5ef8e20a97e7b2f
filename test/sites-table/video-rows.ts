import { expect } from 'vitest';
import { bilibiliUrl } from '../world/bilibili/videos.ts';
import { wistiaLockedUrl, wistiaUrl } from '../world/hosts/fast-wistia.ts';
import { peertubeIds, peertubeUrl } from '../world/hosts/tube-example.ts';
import { dailymotionUrl } from '../world/hosts/www-dailymotion.ts';
import { loomUrl } from '../world/hosts/www-loom.ts';
import { twitchUrl } from '../world/hosts/www-twitch.ts';
import { talk } from '../world/talk.ts';
import { vimeoUrl } from '../world/vimeo/videos.ts';
import { shortUrl, watchUrl } from '../world/youtube/videos.ts';
import type { Row } from './row.ts';
import { automatic, bread, bridges, english, germanBridges, made, stranger, tea } from './words.ts';

/** The large sites of videos. */
export const videoRows: Record<string, Row[]> = {
  youtube: [
    {
      address: watchUrl('talk'),
      url: 'youtube:GlossTalk01',
      metadata: {
        title: talk.title,
        author: talk.author,
        duration: 259,
        originalLanguage: 'en',
        heatmap: expect.arrayContaining([expect.objectContaining({ value: 1 })]),
        storyboard: [48, 80, 160].map((width) => expect.objectContaining({ width })),
      },
      captions: made('en', english),
      chapters: talk.chapters,
    },
    { address: `${watchUrl('german')}&list=PL1&t=90s`, url: 'youtube:GlossGerm01', captions: made('de', germanBridges) },
    { address: 'https://youtu.be/GlossChin01?si=abc', url: 'youtube:GlossChin01', captions: made('zh-Hans', tea) },
    {
      address: 'https://consent.youtube.com/m?continue=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3DGlossChin01&gl=DE',
      url: 'youtube:GlossChin01',
      captions: made('zh-Hans', tea),
    },
    { address: shortUrl('short'), url: 'youtube:GlossShrt01', metadata: { kind: 'short' }, captions: made('en', bread) },
    { address: 'https://www.youtube.com/live/GlossTalk01', url: 'youtube:GlossTalk01' },
    { address: 'https://www.youtube-nocookie.com/embed/GlossTalk01', url: 'youtube:GlossTalk01' },
    { address: 'https://www.youtube.com.evil.example/watch?v=GlossTalk01', url: null },
    {
      address: watchUrl('rolling'),
      chapters: [
        { startTime: 0, title: 'Flour and water' },
        { startTime: 45, title: 'Sourdough' },
        { startTime: 90, title: 'The oven' },
      ],
    },
    { address: watchUrl('gated'), page: stranger, captions: made('en', bread) },
    { address: watchUrl('empty'), page: stranger, failures: 'captionsEmpty' },
    { address: watchUrl('classic'), page: stranger, failures: 'captionsEmpty' },
    { address: watchUrl('withoutCaptions'), failures: 'noCaptions' },
    { address: watchUrl('html'), failures: 'captionsUnreadable' },
    { address: watchUrl('foreign'), failures: 'captionsForeign' },
    { address: watchUrl('redirected'), failures: 'captionsForeign' },
    { address: watchUrl('overrun'), failures: 'captionsForeign' },
    { address: watchUrl('rateLimited'), failures: 'rateLimited' },
    { address: watchUrl('huge'), failures: 'tooLarge' },
    { address: watchUrl('ageRestricted'), failures: 'ageRestricted' },
    { address: watchUrl('private'), failures: 'mediaUnavailable' },
    { address: watchUrl('botCheck'), failures: 'botCheck' },
    { address: watchUrl('removed'), failures: 'mediaUnavailable' },
    { address: watchUrl('blocked'), failures: 'mediaUnavailable' },
    { address: watchUrl('upcoming'), failures: 'notYetAired' },
    { address: watchUrl('live'), failures: 'notYetAired' },
    { address: watchUrl('consent'), failures: 'consentRequired' },
  ],
  bilibili: [
    {
      address: bilibiliUrl('tea'),
      url: 'bilibili:BV1GlossTea1',
      metadata: { title: '一杯茶的历史', author: '山间茶话', duration: 110 },
      captions: made('zh-CN', tea),
      chapters: [
        { startTime: 0, title: '药材' },
        { startTime: 50, title: '饮料' },
      ],
    },
    { address: bilibiliUrl('bread'), captions: automatic('en', bread) },
    { address: bilibiliUrl('parts'), url: 'bilibili:BV1GlossPrt1', metadata: { title: 'Two Lessons - Bread', duration: 150 } },
    {
      address: `${bilibiliUrl('parts')}?p=2&vd_source=abc`,
      url: 'bilibili:BV1GlossPrt1:2',
      metadata: { title: 'Two Lessons - Bridges', duration: 120 },
      captions: automatic('en', bridges),
    },
    { address: 'https://player.bilibili.com/player.html?bvid=BV1GlossPrt1&page=2', url: 'bilibili:BV1GlossPrt1:2' },
    { address: 'https://www.bilibili.tv/video/BV1GlossPrt1', url: null },
    { address: bilibiliUrl('members'), failures: 'loginRequired' },
    { address: bilibiliUrl('members'), page: { cookie: 'SESSDATA=world' }, captions: automatic('en', bread) },
    { address: bilibiliUrl('silent'), failures: 'noCaptions' },
    { address: bilibiliUrl('foreign'), failures: 'captionsForeign' },
    { address: bilibiliUrl('risk'), failures: 'rateLimited' },
    { address: bilibiliUrl('removed'), failures: 'mediaUnavailable' },
  ],
  vimeo: [
    {
      address: vimeoUrl('bridges'),
      url: 'vimeo:900000001',
      metadata: { title: 'Why Bridges Stay Up', author: 'Slow Kitchen', duration: 120 },
      captions: made('en-US', bridges),
      chapters: [
        { startTime: 0, title: 'Beams and arches' },
        { startTime: 50, title: 'Iron and cables' },
      ],
    },
    { address: vimeoUrl('unlisted'), url: 'vimeo:900000002', captions: made('en', bread) },
    { address: 'https://player.vimeo.com/video/900000001?h=abcdef0123', url: 'vimeo:900000001' },
    { address: 'https://vimeo.com.evil.example/900000001', url: null },
    { address: 'https://vimeo.com/900000002', failures: 'mediaUnavailable' },
    { address: vimeoUrl('silent'), failures: 'noCaptions' },
    { address: vimeoUrl('password'), failures: 'loginRequired' },
    { address: vimeoUrl('private'), failures: 'mediaUnavailable' },
    { address: vimeoUrl('fingerprint'), failures: 'botCheck' },
  ],
  dailymotion: [
    {
      address: dailymotionUrl('x9bread'),
      url: 'dailymotion:x9bread',
      metadata: { title: 'The Science of Bread', author: 'Slow Kitchen', duration: 150 },
      captions: made('en', bread),
    },
    { address: 'https://geo.dailymotion.com/player.html?video=x9bread', url: 'dailymotion:x9bread' },
    { address: 'https://dai.ly.evil.example/x9bread', url: null },
    { address: dailymotionUrl('x9silent'), failures: 'noCaptions' },
    { address: dailymotionUrl('x9secret'), failures: 'loginRequired' },
    { address: dailymotionUrl('x9gone1'), failures: 'mediaUnavailable' },
  ],
  twitch: [
    {
      address: twitchUrl,
      url: 'twitch:2500000001',
      metadata: { title: 'Baking, Live', duration: 150 },
      failures: 'noCaptions',
    },
    {
      address: twitchUrl,
      page: stranger,
      failures: 'noCaptions',
      chapters: [
        { startTime: 0, title: 'Just Chatting' },
        { startTime: 42.5, title: 'Food & Drink' },
        { startTime: 120, title: 'Just Chatting' },
      ],
    },
    { address: 'https://player.twitch.tv/?video=v2500000001', url: 'twitch:2500000001' },
    { address: 'https://www.twitch.tv/slowkitchen', url: null },
    { address: 'https://www.twitch.tv/videos/2500000009', failures: 'mediaUnavailable' },
  ],
  loom: [
    {
      address: loomUrl('bread'),
      url: 'loom:0123456789abcdef0123456789abcdef',
      metadata: { title: 'The Science of Bread', duration: 150 },
      captions: automatic('', bread),
    },
    {
      address: loomUrl('asked'),
      page: stranger,
      captions: automatic('', bread),
      chapters: [
        { startTime: 0, title: 'Flour and water' },
        { startTime: 45, title: 'Sourdough' },
        { startTime: 90, title: 'The oven' },
      ],
    },
    { address: 'https://www.loom.com/looms/videos', url: null },
    { address: loomUrl('silent'), failures: 'noCaptions' },
    { address: loomUrl('password'), failures: 'loginRequired' },
  ],
  wistia: [
    {
      address: wistiaUrl,
      url: 'wistia:gl0ssbread',
      metadata: { title: 'The Science of Bread', duration: 150 },
      captions: made('en', bread),
    },
    { address: 'https://slowkitchen.wistia.com/medias/gl0ssbread', url: 'wistia:gl0ssbread' },
    { address: 'https://wistia.com.evil.example/medias/gl0ssbread', url: null },
    { address: wistiaLockedUrl, failures: 'mediaUnavailable' },
  ],
  peertube: [
    {
      address: peertubeUrl(peertubeIds.bridges),
      url: `peertube:tube.example.org/${peertubeIds.bridges}`,
      metadata: { title: 'Warum Brücken stehen bleiben', author: 'Bauwerk', duration: 120, originalLanguage: 'de' },
      captions: made('de', germanBridges),
      chapters: [
        { startTime: 0, title: 'Balken' },
        { startTime: 50, title: 'Eisen' },
      ],
    },
    { address: 'https://tube.example.org/w/short', url: null },
    { address: peertubeUrl(peertubeIds.silent), failures: 'noCaptions' },
    { address: peertubeUrl(peertubeIds.live), failures: 'notYetAired' },
    { address: peertubeUrl('2bGLoSSnobodynobodyno9'), failures: 'mediaUnavailable' },
  ],
};
