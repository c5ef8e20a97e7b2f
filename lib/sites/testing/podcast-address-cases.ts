import type { addressCases } from './address-cases.ts';

/** The cases of podcast directories and of audio sites. For tests. */
export const podcastAddressCases: typeof addressCases = {
  applePodcasts: [
    [
      'channel',
      '1135137367',
      'https://podcasts.apple.com/us/podcast/the-show/id1135137367',
      'https://itunes.apple.com/de/podcast/id1135137367?mt=2',
    ],
    ['audio', '1000482637777', 'https://podcasts.apple.com/podcast/207-an-episode?i=1000482637777'],
    ['audio', '1135137367/1000482637777', 'https://itunes.apple.com/us/podcast/x/id1135137367?i=1000482637777&mt=2'],
    ['user', '6442550026', 'https://podcasts.apple.com/us/channel/gloss/id6442550026'],
    ['search', 'bread', 'https://podcasts.apple.com/us/search?term=bread'],
  ],
  spotify: [
    [
      'channel',
      '4GlossBreadShow0000001',
      'https://open.spotify.com/show/4GlossBreadShow0000001?si=x',
      'https://open.spotify.com/intl-de/show/4GlossBreadShow0000001',
      'https://open.spotify.com/embed/show/4GlossBreadShow0000001',
    ],
    ['playlist', '4GlossBreadList0000001', 'https://open.spotify.com/user/gloss/playlist/4GlossBreadList0000001'],
    ['audio', '4GlossBreadSong0000001', 'https://open.spotify.com/track/4GlossBreadSong0000001'],
    [
      'audio',
      '4GlossBreadTalk0000001',
      'https://open.spotify.com/embed/episode/4GlossBreadTalk0000001/video',
      'https://play.spotify.com/episode/4GlossBreadTalk0000001',
    ],
    ['search', 'slow bread', 'https://open.spotify.com/search/slow%20bread/shows'],
    ['shortLink', 'hRkBrwub9xb', 'https://spotify.link/hRkBrwub9xb'],
  ],
  soundcloud: [
    ['audio', 'slowkitchen/bread', 'https://w.soundcloud.com/player/?url=https%3A//soundcloud.com/slowkitchen/bread'],
    [
      'audio',
      '62986583',
      'https://api.soundcloud.com/tracks/62986583',
      'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/soundcloud%253Atracks%253A62986583',
      'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/62986583',
    ],
    [
      'playlist',
      'slowkitchen/loaves',
      'https://soundcloud.com/slowkitchen/sets/loaves',
      'https://m.soundcloud.com/slowkitchen/sets/loaves/s-Abc',
    ],
    ['user', 'slowkitchen', 'https://soundcloud.com/slowkitchen', 'https://soundcloud.com/slowkitchen/tracks'],
    ['search', 'bread', 'https://soundcloud.com/search?q=bread', 'https://soundcloud.com/search/sounds?q=bread'],
    ['shortLink', 'aB3dE', 'https://on.soundcloud.com/aB3dE'],
  ],
  overcast: [['channel', '1135137367', 'https://overcast.fm/itunes1135137367/the-show']],
  pocketCasts: [
    [
      'channel',
      '0b6f5a10-1111-4222-8333-444455556666',
      'https://pca.st/podcast/0b6f5a10-1111-4222-8333-444455556666',
      'https://pocketcasts.com/podcasts/0b6f5a10-1111-4222-8333-444455556666',
      'https://pocketcasts.com/podcast/a-show/0b6f5a10-1111-4222-8333-444455556666',
    ],
    ['shortLink', 'x24g2hmc', 'https://pca.st/x24g2hmc'],
  ],
  xiaoyuzhou: [
    ['channel', '6123456789abcdef01234567', 'https://www.xiaoyuzhoufm.com/podcast/6123456789abcdef01234567'],
    ['user', '6123456789abcdef01234567', 'https://www.xiaoyuzhoufm.com/user/6123456789abcdef01234567'],
  ],
};
