import type { AddressTable } from './address-table.ts';

const archive = ['archive.org'];
const ard = ['ardmediathek.de', 'beta.ardmediathek.de'];
const audiothek = ['ardaudiothek.de', 'ardsounds.de'];
const bbc = ['bbc.co.uk', 'bbc.com'];
const niconico = ['nicovideo.jp', 'sp.nicovideo.jp'];
const nicochannel = ['nicochannel.jp'];
const rumble = ['rumble.com'];

/** The forms of archives, broadcasters, and sites whose videos are read by a recipe. */
export const publicForms: AddressTable[] = [
  {
    name: 'internetArchive',
    addresses: [
      { hosts: archive, kind: 'user', paths: ['/details/@{id}/**'], url: 'https://archive.org/details/@{id}' },
      { hosts: archive, kind: 'search', paths: ['/search?query={id:any}'], url: 'https://archive.org/search?query={id}' },
    ],
  },
  {
    name: 'rumble',
    addresses: [
      { hosts: rumble, kind: 'channel', paths: ['/c/{id}/**'], url: 'https://rumble.com/c/{id}' },
      { hosts: rumble, kind: 'playlist', paths: ['/playlists/{id}'], url: 'https://rumble.com/playlists/{id}' },
      { hosts: rumble, kind: 'short', paths: ['/shorts/{id}'], url: 'https://rumble.com/shorts/{id}' },
      { hosts: rumble, kind: 'user', paths: ['/user/{id}/**'], url: 'https://rumble.com/user/{id}' },
      { hosts: rumble, kind: 'search', paths: ['/search/**?q={id:any}'], url: 'https://rumble.com/search/video?q={id}' },
      {
        hosts: rumble,
        kind: 'video',
        paths: ['/v{id:alphanumeric:3-12}-*.html', '/v{id:alphanumeric:3-12}.html', '/v{id:alphanumeric:3-12}'],
        id: 'v{id}',
        url: 'https://rumble.com/v{id}.html',
      },
    ],
  },
  {
    name: 'ard',
    addresses: [
      { hosts: ard, kind: 'live', paths: ['/**/live/{id}'], url: 'https://www.ardmediathek.de/live/{id}' },
      {
        hosts: ard,
        kind: 'playlist',
        paths: ['/sendung/*/{id}/**', '/serie/*/{id}', '/serie/*/*/{id}/**', '/*/sendung/*/{id}/**'],
        url: 'https://www.ardmediathek.de/sendung/_/{id}',
      },
      { hosts: ard, kind: 'playlist', paths: ['/**/sammlung/*/{id}'], url: 'https://www.ardmediathek.de/sammlung/_/{id}' },
      { hosts: ard, kind: 'search', paths: ['/suche/{id:any}'], url: 'https://www.ardmediathek.de/suche/{id}' },
    ],
  },
  {
    name: 'ardAudiothek',
    addresses: [
      {
        hosts: audiothek,
        kind: 'audio',
        paths: ['/episode/**/{id:any}', '/episode/{id:any}'],
        url: 'https://www.ardaudiothek.de/episode/{id}',
      },
      {
        hosts: audiothek,
        kind: 'channel',
        paths: ['/sendung/*/{id:any}', '/sendung/{id:any}'],
        url: 'https://www.ardaudiothek.de/sendung/{id}',
      },
      {
        hosts: audiothek,
        kind: 'playlist',
        paths: ['/sammlung/*/{id:any}', '/sammlung/{id:any}'],
        url: 'https://www.ardaudiothek.de/sammlung/{id}',
      },
    ],
  },
  {
    name: 'bbc',
    addresses: [
      {
        hosts: bbc,
        kind: 'live',
        paths: ['/iplayer/live/{id}', '/sounds/play/live:{id}'],
        url: 'https://www.bbc.co.uk/iplayer/live/{id}',
      },
      {
        hosts: bbc,
        kind: 'playlist',
        paths: ['/iplayer/group/{id}', '/iplayer/playlist/{id}'],
        url: 'https://www.bbc.co.uk/iplayer/group/{id}',
      },
      {
        hosts: bbc,
        kind: 'video',
        paths: ['/news/av/{id}', '/news/videos/{id}', '/reel/video/{id}/**'],
        url: 'https://www.bbc.com/news/videos/{id}',
      },
      { hosts: bbc, kind: 'playlist', paths: ['/iplayer/episodes/{id}/**'], url: 'https://www.bbc.co.uk/iplayer/episodes/{id}' },
      {
        hosts: bbc,
        kind: 'playlist',
        paths: ['/programmes/{id}/clips/**', '/programmes/{id}/episodes/**', '/programmes/{id}/broadcasts/**'],
        url: 'https://www.bbc.co.uk/programmes/{id}/episodes',
      },
      {
        hosts: bbc,
        kind: 'channel',
        paths: ['/sounds/brand/{id}', '/sounds/series/{id}'],
        url: 'https://www.bbc.co.uk/sounds/brand/{id}',
      },
      {
        hosts: bbc,
        kind: 'search',
        paths: ['/iplayer/search?q={id:any}', '/sounds/search?q={id:any}', '/search?q={id:any}'],
        url: 'https://www.bbc.co.uk/search?q={id}',
      },
    ],
  },
  {
    name: 'niconico',
    addresses: [
      {
        hosts: ['live.nicovideo.jp', 'live2.nicovideo.jp'],
        kind: 'live',
        paths: ['/watch/{id}'],
        url: 'https://live.nicovideo.jp/watch/{id}',
      },
      {
        hosts: ['ch.nicovideo.jp'],
        kind: 'channel',
        paths: ['/channel/{id}/**', '/{id}/**'],
        url: 'https://ch.nicovideo.jp/{id}',
      },
      { hosts: niconico, kind: 'short', paths: ['/shorts/{id}'], url: 'https://www.nicovideo.jp/shorts/{id}' },
      { hosts: ['nico.ms'], kind: 'playlist', paths: ['/series/{id:digits}'], url: 'https://www.nicovideo.jp/series/{id}' },
      {
        hosts: niconico,
        kind: 'playlist',
        paths: ['/series/{id:digits}', '/user/*/series/{id:digits}'],
        url: 'https://www.nicovideo.jp/series/{id}',
      },
      {
        hosts: niconico,
        kind: 'playlist',
        paths: ['/mylist/{id:digits}', '/my/mylist/{id:digits}', '/my/mylist#/{id:digits}', '/user/*/mylist/{id:digits}'],
        url: 'https://www.nicovideo.jp/mylist/{id}',
      },
      { hosts: niconico, kind: 'user', paths: ['/user/{id:digits}/**'], url: 'https://www.nicovideo.jp/user/{id}' },
      {
        hosts: niconico,
        kind: 'search',
        paths: ['/search/{id:any}', '/tag/{id:any}'],
        url: 'https://www.nicovideo.jp/search/{id}',
      },
    ],
  },
  {
    name: 'nicochannel',
    addresses: [
      {
        hosts: nicochannel,
        kind: 'video',
        paths: ['/{channel}/video/{id}', '/{channel}/live/{id}'],
        url: 'https://nicochannel.jp/{channel}/video/{id}',
      },
      {
        hosts: nicochannel,
        kind: 'channel',
        paths: ['/{id}', '/{id}/videos', '/{id}/lives'],
        url: 'https://nicochannel.jp/{id}',
      },
    ],
  },
];
