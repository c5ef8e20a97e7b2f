import type { AddressTable } from './address-table.ts';

const apple = ['podcasts.apple.com', 'embed.podcasts.apple.com', 'itunes.apple.com'];
const spotify = ['open.spotify.com', 'play.spotify.com'];
const soundcloud = ['soundcloud.com', 'm.soundcloud.com'];
const soundcloudApi = ['api.soundcloud.com', 'api-v2.soundcloud.com'];
const pocketCasts = ['pca.st', 'pocketcasts.com', 'play.pocketcasts.com'];
const xiaoyuzhou = ['xiaoyuzhoufm.com'];

/** The forms of podcast directories and of audio sites. */
export const podcastForms: AddressTable[] = [
  {
    name: 'applePodcasts',
    addresses: [
      {
        hosts: apple,
        kind: 'audio',
        paths: ['/podcast?i={id:digits}', '/**/podcast/*?i={id:digits}'],
        url: 'https://podcasts.apple.com/podcast?i={id}',
      },
      {
        hosts: apple,
        kind: 'channel',
        paths: ['/**/podcast/id{id:digits}', '/**/podcast/*/id{id:digits}'],
        url: 'https://podcasts.apple.com/podcast/id{id}',
      },
      {
        hosts: apple,
        kind: 'user',
        paths: ['/**/channel/id{id:digits}', '/**/channel/*/id{id:digits}'],
        url: 'https://podcasts.apple.com/channel/id{id}',
      },
      { hosts: apple, kind: 'search', paths: ['/**/search?term={id:any}'], url: 'https://podcasts.apple.com/search?term={id}' },
    ],
  },
  {
    name: 'spotify',
    addresses: [
      { hosts: spotify, kind: 'channel', paths: ['/**/show/{id}'], url: 'https://open.spotify.com/show/{id}' },
      { hosts: spotify, kind: 'playlist', paths: ['/**/playlist/{id}'], url: 'https://open.spotify.com/playlist/{id}' },
      { hosts: spotify, kind: 'playlist', paths: ['/**/album/{id}'], url: 'https://open.spotify.com/album/{id}' },
      { hosts: spotify, kind: 'user', paths: ['/**/artist/{id}'], url: 'https://open.spotify.com/artist/{id}' },
      { hosts: spotify, kind: 'user', paths: ['/**/user/{id:any}'], url: 'https://open.spotify.com/user/{id}' },
      { hosts: spotify, kind: 'audio', paths: ['/**/track/{id}'], url: 'https://open.spotify.com/track/{id}' },
      { hosts: spotify, kind: 'search', paths: ['/search/{id:any}/**'], url: 'https://open.spotify.com/search/{id}' },
    ],
  },
  {
    name: 'soundcloud',
    addresses: [
      {
        hosts: soundcloud,
        kind: 'playlist',
        paths: ['/{user}/sets/{list}/**'],
        id: '{user}/{list}',
        url: 'https://soundcloud.com/{user}/sets/{list}',
      },
      {
        hosts: soundcloud,
        kind: 'playlist',
        paths: ['/discover/sets/{id:any}'],
        url: 'https://soundcloud.com/discover/sets/{id}',
      },
      {
        hosts: soundcloud,
        kind: 'playlist',
        paths: [
          '/stations/track/{user}/{track}',
          '/{user}/{track}/recommended',
          '/{user}/{track}/albums',
          '/{user}/{track}/sets',
        ],
        id: '{user}/{track}',
        url: 'https://soundcloud.com/stations/track/{user}/{track}',
      },
      { hosts: soundcloud, kind: 'search', paths: ['/search/**?q={id:any}'], url: 'https://soundcloud.com/search?q={id}' },
      { hosts: soundcloud, kind: 'search', paths: ['/tags/{id:any}'], url: 'https://soundcloud.com/tags/{id}' },
      { hosts: soundcloud, kind: 'user', paths: ['/{id}', '/{id}/*'], url: 'https://soundcloud.com/{id}' },
      {
        hosts: soundcloudApi,
        kind: 'audio',
        paths: ['/tracks/{id:digits}/**', '/tracks/soundcloud:tracks:{id:digits}'],
        url: 'https://api.soundcloud.com/tracks/{id}',
      },
      {
        hosts: soundcloudApi,
        kind: 'playlist',
        paths: ['/playlists/{id:digits}/**', '/playlists/soundcloud:playlists:{id:digits}'],
        url: 'https://api.soundcloud.com/playlists/{id}',
      },
      { hosts: soundcloudApi, kind: 'user', paths: ['/users/{id:digits}/**'], url: 'https://api.soundcloud.com/users/{id}' },
    ],
  },
  {
    name: 'overcast',
    addresses: [
      { hosts: ['overcast.fm'], kind: 'channel', paths: ['/itunes{id:digits}/**'], url: 'https://overcast.fm/itunes{id}' },
      { hosts: ['overcast.fm'], kind: 'channel', paths: ['/p{id}'], url: 'https://overcast.fm/p{id}' },
    ],
  },
  {
    name: 'pocketCasts',
    addresses: [
      {
        hosts: pocketCasts,
        kind: 'channel',
        paths: ['/**/podcast/{id}', '/**/podcasts/{id}', '/podcast/*/{id}', '/podcasts/*/{id}'],
        url: 'https://pca.st/podcast/{id}',
      },
      { hosts: pocketCasts, kind: 'channel', paths: ['/itunes/{id:digits}'], url: 'https://pca.st/itunes/{id}' },
      { hosts: ['lists.pocketcasts.com'], kind: 'playlist', paths: ['/{id}'], url: 'https://lists.pocketcasts.com/{id}' },
    ],
  },
  {
    name: 'xiaoyuzhou',
    addresses: [
      { hosts: xiaoyuzhou, kind: 'channel', paths: ['/podcast/{id:hex:24}'], url: 'https://www.xiaoyuzhoufm.com/podcast/{id}' },
      { hosts: xiaoyuzhou, kind: 'user', paths: ['/user/{id:hex:24}'], url: 'https://www.xiaoyuzhoufm.com/user/{id}' },
      {
        hosts: xiaoyuzhou,
        kind: 'playlist',
        paths: ['/collection/*/{id:hex:24}'],
        url: 'https://www.xiaoyuzhoufm.com/collection/episode/{id}',
      },
    ],
  },
];
