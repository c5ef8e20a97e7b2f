import type { AddressTable } from './address-table.ts';

const x = ['x.com', 'twitter.com', 'm.twitter.com', 'mobile.twitter.com', 'mobile.x.com'];
const tiktok = ['tiktok.com', 'm.tiktok.com'];
const douyin = ['douyin.com', 'iesdouyin.com', 'm.douyin.com'];

/** The forms of social networks. */
export const socialForms: AddressTable[] = [
  {
    name: 'x',
    addresses: [
      {
        hosts: ['platform.twitter.com', 'platform.x.com'],
        kind: 'video',
        paths: ['/embed/*?id={id:digits:1-19}'],
        url: 'https://x.com/i/status/{id}',
      },
      { hosts: ['amp.twimg.com'], kind: 'video', paths: ['/v/{id}'], url: 'https://amp.twimg.com/v/{id}' },
      { hosts: x, kind: 'audio', paths: ['/i/spaces/{id}/**'], url: 'https://x.com/i/spaces/{id}' },
      { hosts: x, kind: 'live', paths: ['/i/broadcasts/{id}/**'], url: 'https://x.com/i/broadcasts/{id}' },
      { hosts: x, kind: 'live', paths: ['/i/events/{id:digits}'], url: 'https://x.com/i/events/{id}' },
      { hosts: x, kind: 'playlist', paths: ['/i/lists/{id:digits}/**'], url: 'https://x.com/i/lists/{id}' },
      {
        hosts: x,
        kind: 'playlist',
        paths: ['/{user}/lists/{list}/**'],
        id: '{user}/{list}',
        url: 'https://x.com/{user}/lists/{list}',
      },
      { hosts: x, kind: 'search', paths: ['/search?q={id:any}'], url: 'https://x.com/search?q={id}' },
      { hosts: x, kind: 'search', paths: ['/hashtag/{id:any}'], url: 'https://x.com/hashtag/{id}' },
      { hosts: x, kind: 'user', paths: ['/i/user/{id:digits}'], url: 'https://x.com/i/user/{id}' },
      {
        hosts: x,
        kind: 'user',
        paths: ['/intent/user?screen_name={id}', '/{id}', '/{id}/media', '/{id}/with_replies', '/{id}/likes'],
        url: 'https://x.com/{id}',
      },
    ],
  },
  {
    name: 'tiktok',
    addresses: [
      { hosts: tiktok, kind: 'live', paths: ['/@{id:any}/live'], url: 'https://www.tiktok.com/@{id}/live' },
      {
        hosts: tiktok,
        kind: 'live',
        paths: ['/share/live/{id:digits}'],
        url: 'https://www.tiktok.com/share/live/{id}',
      },
      {
        hosts: tiktok,
        kind: 'playlist',
        paths: ['/@{user:any}/playlist/{list:any}', '/@{user:any}/collection/{list:any}'],
        id: '{user}/{list}',
        url: 'https://www.tiktok.com/@{user}/playlist/{list}',
      },
      { hosts: tiktok, kind: 'playlist', paths: ['/music/{id:any}'], url: 'https://www.tiktok.com/music/{id}' },
      {
        hosts: tiktok,
        kind: 'playlist',
        paths: ['/effect/{id:any}', '/sticker/{id:any}'],
        url: 'https://www.tiktok.com/effect/{id}',
      },
      { hosts: tiktok, kind: 'short', paths: ['/@*/photo/{id:digits}'], url: 'https://www.tiktok.com/@_/photo/{id}' },
      { hosts: tiktok, kind: 'search', paths: ['/search/**?q={id:any}'], url: 'https://www.tiktok.com/search?q={id}' },
      { hosts: tiktok, kind: 'search', paths: ['/tag/{id:any}'], url: 'https://www.tiktok.com/tag/{id}' },
      { hosts: tiktok, kind: 'search', paths: ['/discover/{id:any}'], url: 'https://www.tiktok.com/discover/{id}' },
      { hosts: tiktok, kind: 'shortLink', paths: ['/t/{id}'], url: 'https://www.tiktok.com/t/{id}' },
      { hosts: tiktok, kind: 'user', paths: ['/@{id:any}', '/embed/@{id:any}'], url: 'https://www.tiktok.com/@{id}' },
      { hosts: tiktok, kind: 'user', paths: ['/share/user/{id:digits}'], url: 'https://www.tiktok.com/share/user/{id}' },
    ],
  },
  {
    name: 'douyin',
    addresses: [
      { hosts: ['live.douyin.com'], kind: 'live', paths: ['/{id:digits}'], url: 'https://live.douyin.com/{id}' },
      {
        hosts: douyin,
        kind: 'playlist',
        paths: ['/collection/{id:digits}/**', '/mix/detail/{id:digits}', '/share/mix/detail/{id:digits}'],
        url: 'https://www.douyin.com/collection/{id}',
      },
      { hosts: douyin, kind: 'playlist', paths: ['/music/{id:digits}'], url: 'https://www.douyin.com/music/{id}' },
      {
        hosts: douyin,
        kind: 'search',
        paths: ['/search/{id:any}/**', '/root/search/{id:any}'],
        url: 'https://www.douyin.com/search/{id}',
      },
      { hosts: douyin, kind: 'user', paths: ['/user/{id}', '/share/user/{id}'], url: 'https://www.douyin.com/user/{id}' },
    ],
  },
];
