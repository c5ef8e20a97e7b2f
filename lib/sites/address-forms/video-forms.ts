import type { AddressTable } from './address-table.ts';

const youtube = ['youtube.com', 'm.youtube.com', 'music.youtube.com', 'gaming.youtube.com', 'youtubekids.com'];
const vimeo = ['vimeo.com', 'player.vimeo.com'];
const dailymotion = ['*.dailymotion.com'];
const twitch = ['twitch.tv', 'm.twitch.tv', 'go.twitch.tv'];
const wistia = ['*.wistia.net', '*.wistia.com', '*.wi.st'];

/** The forms of video sites. */
export const videoForms: AddressTable[] = [
  {
    name: 'youtube',
    addresses: [
      { hosts: youtube, kind: 'clip', paths: ['/clip/{id}'], url: 'https://www.youtube.com/clip/{id}' },
      {
        hosts: youtube,
        kind: 'search',
        paths: ['/results?search_query={id:any}', '/results?q={id:any}', '/search?q={id:any}'],
        url: 'https://www.youtube.com/results?search_query={id}',
      },
      { hosts: youtube, kind: 'search', paths: ['/hashtag/{id:any}/**'], url: 'https://www.youtube.com/hashtag/{id}' },
      {
        hosts: youtube,
        kind: 'playlist',
        paths: [
          '/watch?list={id}',
          '/course?list={id}',
          '/artist?list={id}',
          '/view_play_list?p={id}',
          '/my_playlists?p={id}',
          '/p/{id}',
        ],
        url: 'https://www.youtube.com/playlist?list={id}',
      },
      {
        hosts: youtube,
        kind: 'playlist',
        paths: ['/watch_videos?video_ids={id:any}'],
        url: 'https://www.youtube.com/watch_videos?video_ids={id}',
      },
      { hosts: youtube, kind: 'playlist', paths: ['/source/{id}/shorts'], url: 'https://www.youtube.com/source/{id}/shorts' },
      { hosts: youtube, kind: 'playlist', paths: ['/show/{id}/**'], url: 'https://www.youtube.com/show/{id}' },
      {
        hosts: youtube,
        kind: 'channel',
        paths: ['/browse/UC{id:word:22}'],
        id: 'UC{id}',
        url: 'https://www.youtube.com/channel/UC{id}',
      },
      { hosts: youtube, kind: 'playlist', paths: ['/browse/{id}'], url: 'https://www.youtube.com/browse/{id}' },
      { hosts: youtube, kind: 'channel', paths: ['/{id}/**'], url: 'https://www.youtube.com/{id}' },
    ],
  },
  {
    name: 'vimeo',
    addresses: [
      { hosts: vimeo, kind: 'live', paths: ['/event/{id:digits}/**'], url: 'https://vimeo.com/event/{id}' },
      {
        hosts: vimeo,
        kind: 'playlist',
        paths: ['/showcase/{id}/**', '/album/{id}/**'],
        url: 'https://vimeo.com/showcase/{id}',
      },
      { hosts: vimeo, kind: 'playlist', paths: ['/ondemand/{id}'], url: 'https://vimeo.com/ondemand/{id}' },
      { hosts: vimeo, kind: 'channel', paths: ['/channels/{id}/**'], url: 'https://vimeo.com/channels/{id}' },
      { hosts: vimeo, kind: 'channel', paths: ['/groups/{id}/**'], url: 'https://vimeo.com/groups/{id}' },
      { hosts: vimeo, kind: 'search', paths: ['/search?q={id:any}'], url: 'https://vimeo.com/search?q={id}' },
      { hosts: vimeo, kind: 'search', paths: ['/tag:{id:any}/**'], url: 'https://vimeo.com/tag:{id}' },
      { hosts: vimeo, kind: 'search', paths: ['/categories/{id}/**'], url: 'https://vimeo.com/categories/{id}' },
      {
        hosts: vimeo,
        kind: 'user',
        paths: ['/{id}', '/{id}/videos/**', '/{id}/likes/**', '/{id}/about'],
        url: 'https://vimeo.com/{id}',
      },
      {
        hosts: vimeo,
        kind: 'playlist',
        paths: ['/{id}/collections/**', '/{id}/albums/**'],
        url: 'https://vimeo.com/{id}/collections',
      },
      { hosts: vimeo, kind: 'video', paths: ['/{user}/{slug}'], id: '{user}/{slug}', url: 'https://vimeo.com/{user}/{slug}' },
      {
        hosts: ['vimeopro.com'],
        kind: 'playlist',
        paths: ['/{user}/{slug}/**'],
        id: '{user}/{slug}',
        url: 'https://vimeopro.com/{user}/{slug}',
      },
    ],
  },
  {
    name: 'dailymotion',
    addresses: [
      {
        hosts: dailymotion,
        kind: 'playlist',
        paths: [
          '/playlist/{id}/**',
          '/embed/playlist/{id}/**',
          '/player/*?playlist={id}',
          '/player.html?playlist={id}',
          '/widget/jukebox?list[]={id}',
        ],
        url: 'https://www.dailymotion.com/playlist/{id}',
      },
      {
        hosts: dailymotion,
        kind: 'search',
        paths: ['/search/{id:any}/**'],
        url: 'https://www.dailymotion.com/search/{id}/videos',
      },
      { hosts: dailymotion, kind: 'user', paths: ['/user/{id}/**', '/{id}/**'], url: 'https://www.dailymotion.com/{id}' },
    ],
  },
  {
    name: 'twitch',
    addresses: [
      { hosts: twitch, kind: 'clip', paths: ['/*/clip/{id}', '/clip/{id}'], url: 'https://clips.twitch.tv/{id}' },
      {
        hosts: ['clips.twitch.tv'],
        kind: 'clip',
        paths: ['/embed?clip={id}', '/*/{id}', '/{id}'],
        url: 'https://clips.twitch.tv/{id}',
      },
      {
        hosts: twitch,
        kind: 'video',
        paths: ['/*/schedule?vodID={id:digits}'],
        url: 'https://www.twitch.tv/videos/{id}',
      },
      { hosts: twitch, kind: 'playlist', paths: ['/collections/{id}'], url: 'https://www.twitch.tv/collections/{id}' },
      {
        hosts: ['player.twitch.tv'],
        kind: 'playlist',
        paths: ['/?collection={id}'],
        url: 'https://www.twitch.tv/collections/{id}',
      },
      { hosts: ['player.twitch.tv'], kind: 'live', paths: ['/?channel={id}'], url: 'https://player.twitch.tv/?channel={id}' },
      { hosts: twitch, kind: 'search', paths: ['/search?term={id:any}'], url: 'https://www.twitch.tv/search?term={id}' },
      {
        hosts: twitch,
        kind: 'search',
        paths: ['/directory/category/{id:any}/**', '/directory/game/{id:any}/**'],
        url: 'https://www.twitch.tv/directory/category/{id}',
      },
      { hosts: twitch, kind: 'channel', paths: ['/{id}/**'], url: 'https://www.twitch.tv/{id}' },
    ],
  },
  {
    name: 'loom',
    addresses: [
      { hosts: ['loom.com'], kind: 'playlist', paths: ['/share/folder/{id}/**'], url: 'https://www.loom.com/share/folder/{id}' },
    ],
  },
  {
    name: 'wistia',
    addresses: [
      { hosts: wistia, kind: 'playlist', paths: ['/embed/playlists/{id}'], url: 'https://fast.wistia.net/embed/playlists/{id}' },
      {
        hosts: wistia,
        kind: 'channel',
        paths: ['/embed/channel/{id}', '/embed/channels/{id}'],
        url: 'https://fast.wistia.net/embed/channel/{id}',
      },
    ],
  },
];
