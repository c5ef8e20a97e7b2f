import type { addressCases } from './address-cases.ts';

/** The cases of archives, broadcasters, and players on a host of their own. For tests. */
export const publicAddressCases: typeof addressCases = {
  internetArchive: [
    ['video', 'Cops1922', 'https://archive.org/details/Cops1922', 'https://www.archive.org/embed/Cops1922?start=5'],
    ['user', 'slowkitchen', 'https://archive.org/details/@slowkitchen'],
    ['search', 'bread', 'https://archive.org/search?query=bread&page=2'],
  ],
  rumble: [
    ['video', 'v5pv5f', 'https://rumble.com/embed/v5pv5f/?pub=4', 'https://www.rumble.com/embed/ufe9n.v5pv5f'],
    ['video', 'vdmum1', 'https://rumble.com/vdmum1-moose-the-dog.html?mref=x'],
    ['short', 'v5pv5f', 'https://rumble.com/shorts/v5pv5f'],
    ['playlist', 'abc', 'https://rumble.com/playlists/abc'],
    ['channel', 'SlowKitchen', 'https://rumble.com/c/SlowKitchen?page=2'],
    ['user', 'slowkitchen', 'https://rumble.com/user/slowkitchen'],
    ['search', 'bread', 'https://rumble.com/search/video?q=bread&sort=views'],
  ],
  ard: [
    [
      'video',
      'Y3JpZDovL2dsb3NzL2JydWVja2Vu',
      'https://www.ardmediathek.de/video/Y3JpZDovL2dsb3NzL2JydWVja2Vu',
      'https://www.ardmediathek.de/video/a/b/ard/Y3JpZDovL2dsb3NzL2JydWVja2Vu/',
      'https://beta.ardmediathek.de/ard/video/Y3JpZDovL2dsb3NzL2JydWVja2Vu',
    ],
    [
      'playlist',
      'Y3JpZDovL2dsb3M',
      'https://www.ardmediathek.de/serie/quiz/staffel-1/Y3JpZDovL2dsb3M/1',
      'https://www.ardmediathek.de/sendung/quiz/Y3JpZDovL2dsb3M',
    ],
    ['playlist', '5eOHzt8XB2sqeFXbIoJlg2', 'https://www.ardmediathek.de/ard/sammlung/a/5eOHzt8XB2sqeFXbIoJlg2'],
  ],
  bbc: [
    ['video', 'b0gloss1', 'https://www.bbc.co.uk/iplayer/episode/b0gloss1/a-title', 'https://bbc.co.uk/programmes/b0gloss1'],
    ['audio', 'm0gloss1', 'https://www.bbc.co.uk/sounds/play/m0gloss1', 'https://www.bbc.co.uk/radio/play/m0gloss1'],
    [
      'video',
      'w0gloss12345678',
      'https://www.bbc.co.uk/programmes/w0gloss12345678',
      'https://www.bbc.co.uk/programmes/w0gloss12345678/player',
      'https://www.bbc.co.uk/iplayer/cbeebies/episode/w0gloss12345678/a-title',
      'https://www.bbc.co.uk/music/clips#w0gloss12345678',
    ],
    ['playlist', 'b0gloss1', 'https://www.bbc.co.uk/programmes/b0gloss1/clips?page=1'],
    ['playlist', 'b0gloss2', 'https://www.bbc.co.uk/iplayer/episodes/b0gloss2/a-title'],
    ['playlist', 'p02tcc32', 'https://www.bbc.co.uk/iplayer/group/p02tcc32'],
    ['video', 'world-12345678', 'https://www.bbc.com/news/av/world-12345678'],
    ['live', 'bbcone', 'https://www.bbc.co.uk/iplayer/live/bbcone'],
  ],
  jwPlayer: [
    [
      'video',
      'nPripu9l',
      'https://cdn.jwplayer.com/players/nPripu9l-ALJ3XQCI.js',
      'https://content.jwplatform.com/players/nPripu9l.html',
      'https://cdn.jwplayer.com/manifests/nPripu9l.m3u8',
    ],
  ],
  bunny: [
    [
      'video',
      '136145/32e34c4b-0d72-437c-9abb-05e67657da34',
      'https://iframe.mediadelivery.net/play/136145/32e34c4b-0d72-437c-9abb-05e67657da34',
      'https://iframe.mediadelivery.net/embed/136145/32e34c4b-0d72-437c-9abb-05e67657da34?autoplay=true',
    ],
  ],
  ardAudiothek: [
    [
      'audio',
      'urn:ard:episode:eab1',
      'https://www.ardaudiothek.de/episode/urn:ard:episode:eab1/',
      'https://www.ardsounds.de/episode/urn:ard:episode:eab1',
    ],
    ['channel', 'urn:ard:show:c405', 'https://www.ardaudiothek.de/sendung/slow-kitchen/urn:ard:show:c405/'],
  ],
  nicochannel: [
    ['video', 'smsDd8E', 'https://nicochannel.jp/slowkitchen/video/smsDd8E'],
    ['channel', 'slowkitchen', 'https://nicochannel.jp/slowkitchen/videos?sort=x', 'https://nicochannel.jp/slowkitchen/lives'],
  ],
  niconico: [
    ['short', 'ss46441082', 'https://www.nicovideo.jp/shorts/ss46441082'],
    ['playlist', '203559', 'https://nico.ms/series/203559', 'https://www.nicovideo.jp/user/1/series/203559'],
    [
      'video',
      'sm9',
      'https://www.nicovideo.jp/watch/sm9?from=5',
      'https://nico.ms/sm9',
      'https://embed.nicovideo.jp/watch/sm9',
      'https://sp.nicovideo.jp/watch/sm9',
    ],
    ['playlist', '27411728', 'https://www.nicovideo.jp/my/mylist/27411728'],
    ['live', 'lv9', 'https://live.nicovideo.jp/watch/lv9'],
    ['channel', 'gloss', 'https://ch.nicovideo.jp/gloss/video'],
    ['user', '4', 'https://www.nicovideo.jp/user/4/video'],
    ['playlist', '110226', 'https://www.nicovideo.jp/user/4/series/110226', 'https://www.nicovideo.jp/series/110226'],
  ],
  peertube: [
    [
      'channel',
      'tube.example.org/a/maker',
      'https://tube.example.org/a/maker/videos',
      'https://tube.example.org/a/maker/video-channels',
    ],
    ['channel', 'tube.example.org/c/bread@b.example', 'https://tube.example.org/c/bread@b.example/videos'],
    ['video', 'tube.example.org/2bGLoSSnobodynobodyno9', 'https://tube.example.org/api/v1/videos/2bGLoSSnobodynobodyno9'],
    [
      'playlist',
      'tube.example.org/p/2bGLoSSnobodynobodyno9',
      'https://tube.example.org/w/p/2bGLoSSnobodynobodyno9?playlistPosition=2',
      'https://tube.example.org/videos/watch/playlist/2bGLoSSnobodynobodyno9',
      'https://tube.example.org/video-playlists/embed/2bGLoSSnobodynobodyno9',
    ],
  ],
};
