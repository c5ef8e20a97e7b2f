import type { AddressTable } from './address-table.ts';

const bilibili = ['bilibili.com', 'm.bilibili.com'];
const bilibiliTv = ['bilibili.tv', 'biliintl.com'];

/** The forms of Bilibili and of its site for other countries. */
export const bilibiliForms: AddressTable[] = [
  {
    name: 'bilibili',
    addresses: [
      { hosts: bilibili, kind: 'audio', paths: ['/audio/au{id:digits}'], url: 'https://www.bilibili.com/audio/au{id}' },
      { hosts: bilibili, kind: 'playlist', paths: ['/audio/am{id:digits}'], url: 'https://www.bilibili.com/audio/am{id}' },
      {
        hosts: bilibili,
        kind: 'video',
        paths: ['/cheese/play/ep{id:digits}'],
        url: 'https://www.bilibili.com/cheese/play/ep{id}',
      },
      {
        hosts: bilibili,
        kind: 'playlist',
        paths: ['/cheese/play/ss{id:digits}'],
        url: 'https://www.bilibili.com/cheese/play/ss{id}',
      },
      {
        hosts: bilibili,
        kind: 'playlist',
        paths: ['/bangumi/media/md{id:digits}/**'],
        url: 'https://www.bilibili.com/bangumi/media/md{id}',
      },
      {
        hosts: bilibili,
        kind: 'playlist',
        paths: [
          '/list/ml{id:digits}/**',
          '/medialist/play/ml{id:digits}/**',
          '/medialist/detail/ml{id:digits}',
          '/playlist/pl{id:digits}',
        ],
        url: 'https://www.bilibili.com/list/ml{id}',
      },
      {
        hosts: bilibili,
        kind: 'playlist',
        paths: ['/list/{user:digits}?sid={list:digits}', '/medialist/play/{user:digits}?business_id={list:digits}'],
        id: '{user}/{list}',
        url: 'https://space.bilibili.com/{user}/lists/{list}',
      },
      {
        hosts: bilibili,
        kind: 'playlist',
        paths: ['/list/{id:digits}/**', '/medialist/play/{id:digits}/**'],
        url: 'https://www.bilibili.com/list/{id}',
      },
      {
        hosts: bilibili,
        kind: 'video',
        paths: ['/opus/{id:digits}', '/dynamic/{id:digits}'],
        url: 'https://www.bilibili.com/opus/{id}',
      },
      { hosts: ['t.bilibili.com'], kind: 'video', paths: ['/{id:digits}'], url: 'https://t.bilibili.com/{id}' },
      {
        hosts: ['live.bilibili.com'],
        kind: 'live',
        paths: ['/blanc/{id:digits}', '/h5/{id:digits}', '/{id:digits}/**'],
        url: 'https://live.bilibili.com/{id}',
      },
      {
        hosts: ['space.bilibili.com'],
        kind: 'playlist',
        paths: [
          '/{user:digits}/lists/{list:digits}',
          '/{user:digits}/channel/collectiondetail?sid={list:digits}',
          '/{user:digits}/channel/seriesdetail?sid={list:digits}',
        ],
        id: '{user}/{list}',
        url: 'https://space.bilibili.com/{user}/lists/{list}',
      },
      {
        hosts: ['space.bilibili.com'],
        kind: 'playlist',
        paths: ['/{user:digits}/favlist?fid={list:digits}'],
        id: '{user}/{list}',
        url: 'https://space.bilibili.com/{user}/favlist?fid={list}',
      },
      { hosts: ['space.bilibili.com'], kind: 'user', paths: ['/{id:digits}/**'], url: 'https://space.bilibili.com/{id}' },
      { hosts: bilibili, kind: 'user', paths: ['/space/{id:digits}/**'], url: 'https://space.bilibili.com/{id}' },
      {
        hosts: ['search.bilibili.com'],
        kind: 'search',
        paths: ['/**?keyword={id:any}'],
        url: 'https://search.bilibili.com/all?keyword={id}',
      },
      {
        hosts: bilibili,
        kind: 'search',
        paths: ['/search?keyword={id:any}'],
        url: 'https://search.bilibili.com/all?keyword={id}',
      },
    ],
  },
  {
    name: 'bilibiliTv',
    addresses: [
      {
        hosts: bilibiliTv,
        kind: 'video',
        paths: ['/**/play/{season:digits}/{id:digits}'],
        id: '{season}/{id}',
        url: 'https://www.bilibili.tv/play/{season}/{id}',
      },
      { hosts: bilibiliTv, kind: 'video', paths: ['/**/video/{id:digits}'], url: 'https://www.bilibili.tv/video/{id}' },
      {
        hosts: bilibiliTv,
        kind: 'playlist',
        paths: ['/**/play/{id:digits}', '/**/media/{id:digits}'],
        url: 'https://www.bilibili.tv/play/{id}',
      },
      { hosts: bilibiliTv, kind: 'user', paths: ['/**/space/{id:digits}'], url: 'https://www.bilibili.tv/space/{id}' },
      {
        hosts: bilibiliTv,
        kind: 'search',
        paths: ['/**/search-result?q={id:any}'],
        url: 'https://www.bilibili.tv/search-result?q={id}',
      },
    ],
  },
];
