import { acastUrl, simplecastUrl } from '../world/hosts/podcast-players.ts';
import { soundcloudUrl } from '../world/hosts/soundcloud.ts';
import { directories } from '../world/podcasts/directories.ts';
import { appleUrl, exclusiveUrl } from '../world/podcasts/show.ts';
import { xiaoyuzhouUrl } from '../world/podcasts/xiaoyuzhou-episodes.ts';
import type { Row } from './row.ts';
import { bread, bridges, made } from './words.ts';

const breadChapters = [
  { startTime: 0, title: 'Flour and water' },
  { startTime: 45, title: 'Sourdough' },
];

/** Directories of podcasts, and of sounds. */
export const podcastRows: Record<string, Row[]> = {
  applePodcasts: [
    {
      address: appleUrl('bread'),
      url: 'applePodcasts:1700000001/1000700000001',
      metadata: { title: 'The Science of Bread', author: 'Slow Kitchen', duration: 150, kind: 'audio' },
      captions: made('en', bread),
      chapters: breadChapters,
    },
    { address: appleUrl('bridges'), captions: made('en', bridges) },
    { address: 'https://podcasts.apple.com.evil.example/us/podcast/x/id1?i=2', url: null },
    { address: appleUrl('silent'), failures: 'noCaptions' },
    { address: appleUrl('gone'), failures: 'mediaUnavailable' },
    { address: exclusiveUrl, failures: 'noCaptions' },
    { address: 'https://podcasts.apple.com/us/podcast/nobody/id1799999999?i=1', failures: 'mediaUnavailable' },
  ],
  xiaoyuzhou: [
    {
      address: xiaoyuzhouUrl('tea'),
      url: 'xiaoyuzhou:0123456789abcdef01234567',
      metadata: { title: '一杯茶的历史', author: '山间茶话', duration: 110, kind: 'audio' },
      chapters: [
        { startTime: 0, title: '药材' },
        { startTime: 40, title: '唐代' },
        { startTime: 80, title: '宋代' },
      ],
      failures: 'noCaptions',
    },
    { address: 'https://www.xiaoyuzhoufm.com/podcast/6123456789abcdef01234567', url: null },
    { address: 'https://www.xiaoyuzhoufm.com/episode/ffffffffffffffffffffffff', failures: 'mediaUnavailable' },
  ],
  spotify: [
    {
      address: directories.spotify.bread,
      url: 'spotify:4GlossBreadEpisode0001',
      metadata: { title: 'The Science of Bread', author: 'Slow Kitchen', duration: 150, kind: 'audio' },
      captions: made('en', bread),
      chapters: breadChapters,
    },
    { address: 'https://open.spotify.com/intl-de/episode/4GlossBreadEpisode0001', url: 'spotify:4GlossBreadEpisode0001' },
    { address: 'https://open.spotify.com/track/4GlossBreadEpisode0001', url: null },
    { address: directories.spotify.unknown, failures: 'noCaptions' },
    { address: 'https://open.spotify.com/episode/4GlossBreadEpisode0009', failures: 'mediaUnavailable' },
  ],
  overcast: [
    {
      address: directories.overcast.bread,
      url: 'overcast:AAGloss01',
      metadata: { title: 'The Science of Bread', author: 'Slow Kitchen', duration: 150, kind: 'audio' },
      captions: made('en', bread),
      chapters: breadChapters,
    },
    { address: 'https://overcast.fm/itunes1700000001', url: null },
    { address: directories.overcast.unknown, failures: 'noCaptions' },
    { address: 'https://overcast.fm/+AAGloss09', failures: 'mediaUnavailable' },
  ],
  pocketCasts: [
    {
      address: directories.pocketCasts.bread,
      url: 'pocketCasts:0b6f5a10-1111-4222-8333-444455556666',
      metadata: { title: 'The Science of Bread', author: 'Slow Kitchen', duration: 150, kind: 'audio' },
      captions: made('en', bread),
      chapters: breadChapters,
    },
    { address: 'https://pca.st/abcd', url: null },
    { address: 'https://pca.st/episode/1b6f5a10-1111-4222-8333-444455556666', failures: 'mediaUnavailable' },
  ],
  soundcloud: [
    {
      address: soundcloudUrl,
      url: 'soundcloud:slowkitchen/the-science-of-bread',
      metadata: { title: 'The Science of Bread by Slow Kitchen', kind: 'audio' },
      failures: 'noCaptions',
    },
    { address: 'https://soundcloud.com/slowkitchen/sets', url: null },
    { address: 'https://soundcloud.com/slowkitchen/gone', failures: 'mediaUnavailable' },
  ],
  simplecast: [
    {
      address: simplecastUrl(),
      url: 'simplecast:0b6f5a10-1111-4222-8333-444455556666',
      metadata: { title: 'The Science of Bread', author: 'The Oven Hour', duration: 150, kind: 'audio' },
      chapters: breadChapters,
      failures: 'noCaptions',
    },
    { address: simplecastUrl('ffffffff-1111-4222-8333-444455556666'), failures: 'mediaUnavailable' },
  ],
  acast: [
    {
      address: acastUrl(),
      url: 'acast:the-oven-hour/the-science-of-bread',
      metadata: { title: 'The Science of Bread', author: 'The Oven Hour', duration: 150, kind: 'audio' },
      chapters: breadChapters,
      failures: 'noCaptions',
    },
    { address: acastUrl('gone'), failures: 'mediaUnavailable' },
  ],
};
