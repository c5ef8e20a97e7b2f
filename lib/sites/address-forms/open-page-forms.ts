import type { AddressForm, AddressTable } from './address-table.ts';

const vk = ['vk.com', 'vk.ru', 'm.vk.com', 'm.vk.ru', 'new.vk.com', '*.vkvideo.ru'];
const vkLive = ['live.vkvideo.ru', 'live.vkplay.ru', 'vkplay.live'];
const facebook = ['*.facebook.com', 'fb.com'];
const instagram = ['instagram.com'];
const xiaohongshu = ['xiaohongshu.com'];
const odysee = ['odysee.com', 'lbry.tv'];
const drive = ['drive.google.com', 'docs.google.com', 'drive.usercontent.google.com', 'video.google.com'];
const linkedin = ['linkedin.com'];

/** The form of an item on VK, whose owner is a number, negative for communities. An overlay of any page names it in a parameter. */
const vkItem = (kind: AddressForm['kind'], page: string, sign: string): AddressForm => ({
  hosts: vk,
  kind,
  paths: [
    `/**?z=${page}${sign}{owner:digits}_{item:digits}*`,
    `/${page}${sign}{owner:digits}_{item:digits}`,
    ...(page === 'video' ? [`/video_ext.php?oid=${sign}{owner:digits}&id={item:digits}`] : []),
  ],
  id: `${sign}{owner}_{item}`,
  url: `https://${page === 'clip' ? 'vk.com' : 'vkvideo.ru'}/${page}${sign}{owner}_{item}`,
});

/**
 * The forms of sites whose media nothing but their open pages show: they ask for a session, a token or a request that is not GET. The
 * forms of videos and clips are those of the tests of yt-dlp's extractors of the same names; those of lists and searches have no source.
 */
export const openPageForms: AddressTable[] = [
  {
    name: 'vkLive',
    addresses: [
      {
        hosts: vkLive,
        kind: 'video',
        paths: ['/{channel}/record/{id:any}/**'],
        url: 'https://live.vkvideo.ru/{channel}/record/{id}',
      },
      { hosts: vkLive, kind: 'live', paths: ['/{id}'], url: 'https://live.vkvideo.ru/{id}' },
    ],
  },
  {
    name: 'vk',
    addresses: [
      { hosts: vk, kind: 'playlist', paths: ['/video/playlist/{id}', '/playlist/{id}'], url: 'https://vkvideo.ru/playlist/{id}' },
      {
        hosts: vk,
        kind: 'channel',
        paths: ['/video/@{id:any}/**', '/@{id:any}/**'],
        url: 'https://vkvideo.ru/@{id}',
      },
      ...['-', ''].flatMap((sign): AddressForm[] => [vkItem('video', 'video', sign), vkItem('short', 'clip', sign)]),
      { hosts: vk, kind: 'video', paths: ['/wall{id}', '/**?w=wall{id}'], id: 'wall{id}', url: 'https://vk.com/wall{id}' },
      { hosts: vk, kind: 'channel', paths: ['/videos{id}', '/clips{id}'], url: 'https://vk.com/videos{id}' },
    ],
  },
  {
    name: 'odysee',
    addresses: [
      {
        hosts: odysee,
        kind: 'video',
        paths: ['/@{channel:any}/{title:any}', '/$/embed/@{channel:any}/{title:any}'],
        id: '@{channel}/{title}',
        url: 'https://odysee.com/@{channel}/{title}',
      },
      {
        hosts: odysee,
        kind: 'video',
        paths: ['/$/embed/{title:any}/{claim:hex}', '/$/download/{title:any}/{claim:hex}'],
        id: '{title}:{claim}',
        url: 'https://odysee.com/{title}:{claim}',
      },
      { hosts: odysee, kind: 'playlist', paths: ['/$/playlist/{id}', '/$/list/{id}'], url: 'https://odysee.com/$/playlist/{id}' },
      { hosts: odysee, kind: 'search', paths: ['/$/search?q={id:any}'], url: 'https://odysee.com/$/search?q={id}' },
      { hosts: odysee, kind: 'channel', paths: ['/@{id:any}'], url: 'https://odysee.com/@{id}' },
      {
        hosts: odysee,
        kind: 'video',
        paths: ['/{title}:{claim:hex}'],
        id: '{title}:{claim}',
        url: 'https://odysee.com/{title}:{claim}',
      },
    ],
  },
  {
    name: 'facebook',
    addresses: [
      {
        hosts: facebook,
        kind: 'video',
        paths: [
          '/watch?v={id:digits}',
          '/*/videos/{id:digits}',
          '/*/videos/*/{id:digits}',
          '/video.php?v={id:digits}',
          '/video/embed?video_id={id:digits}',
          '/watchparty/{id:digits}',
        ],
        url: 'https://www.facebook.com/watch?v={id}',
      },
      { hosts: facebook, kind: 'live', paths: ['/watch/live?v={id:digits}'], url: 'https://www.facebook.com/watch/live?v={id}' },
      { hosts: facebook, kind: 'short', paths: ['/reel/{id:digits}'], url: 'https://www.facebook.com/reel/{id}' },
      {
        hosts: facebook,
        kind: 'video',
        paths: [
          '/*/posts/{id}',
          '/*/posts/*/{id}',
          '/groups/*/permalink/{id}',
          '/groups/*/posts/{id}',
          '/story.php?story_fbid={id}',
          '/permalink.php?story_fbid={id}',
        ],
        url: 'https://www.facebook.com/permalink.php?story_fbid={id}',
      },
      { hosts: facebook, kind: 'live', paths: ['/events/{id:digits}/**'], url: 'https://www.facebook.com/events/{id}' },
      {
        hosts: facebook,
        kind: 'video',
        paths: ['/ads/library?id={id:digits}'],
        url: 'https://www.facebook.com/ads/library?id={id}',
      },
      {
        hosts: facebook,
        kind: 'shortLink',
        paths: ['/share/v/{id}'],
        url: 'https://www.facebook.com/share/v/{id}',
      },
      {
        hosts: facebook,
        kind: 'shortLink',
        paths: ['/share/r/{id}'],
        url: 'https://www.facebook.com/share/r/{id}',
      },
      { hosts: ['fb.watch'], kind: 'shortLink', paths: ['/{id}'], url: 'https://fb.watch/{id}' },
    ],
  },
  {
    name: 'instagram',
    addresses: [
      {
        hosts: instagram,
        kind: 'shortLink',
        paths: ['/share/{folder}/{id}'],
        id: '{folder}/{id}',
        url: 'https://www.instagram.com/share/{folder}/{id}',
      },
      {
        hosts: instagram,
        kind: 'short',
        paths: ['/reel/{id}/**', '/reels/{id}', '/*/reel/{id}/**'],
        url: 'https://www.instagram.com/reel/{id}',
      },
      {
        hosts: instagram,
        kind: 'search',
        paths: ['/explore/tags/{id:any}'],
        url: 'https://www.instagram.com/explore/tags/{id}',
      },
      { hosts: instagram, kind: 'video', paths: ['/tv/{id}/**'], url: 'https://www.instagram.com/tv/{id}' },
      { hosts: instagram, kind: 'video', paths: ['/p/{id}/**', '/*/p/{id}/**'], url: 'https://www.instagram.com/p/{id}' },
      {
        hosts: instagram,
        kind: 'playlist',
        paths: ['/stories/highlights/{id:digits}'],
        url: 'https://www.instagram.com/stories/highlights/{id}',
      },
      {
        hosts: instagram,
        kind: 'short',
        paths: ['/stories/{user:any}/{id:digits}'],
        id: '{user}/{id}',
        url: 'https://www.instagram.com/stories/{user}/{id}',
      },
      {
        hosts: instagram,
        kind: 'user',
        paths: ['/{id:any}', '/{id:any}/reels', '/{id:any}/tagged', '/stories/{id:any}'],
        url: 'https://www.instagram.com/{id}',
      },
    ],
  },
  {
    name: 'xiaohongshu',
    addresses: [
      {
        hosts: ['xhslink.com'],
        kind: 'shortLink',
        paths: ['/{folder}/{id}'],
        id: '{folder}/{id}',
        url: 'https://xhslink.com/{folder}/{id}',
      },
      {
        hosts: xiaohongshu,
        kind: 'video',
        paths: ['/explore/{id:hex:24}', '/discovery/item/{id:hex:24}', '/user/profile/*/{id:hex:24}'],
        url: 'https://www.xiaohongshu.com/explore/{id}',
      },
      {
        hosts: xiaohongshu,
        kind: 'user',
        paths: ['/user/profile/{id:hex:24}'],
        url: 'https://www.xiaohongshu.com/user/profile/{id}',
      },
      {
        hosts: xiaohongshu,
        kind: 'search',
        paths: ['/search_result?keyword={id:any}'],
        url: 'https://www.xiaohongshu.com/search_result?keyword={id}',
      },
    ],
  },
  {
    name: 'googleDrive',
    addresses: [
      {
        hosts: drive,
        kind: 'video',
        paths: [
          '/file/d/{id:word:28-100}/**',
          '/open?id={id:word:28-100}',
          '/uc?id={id:word:28-100}',
          '/download?id={id:word:28-100}',
          '/get_player?docid={id:word:28-100}',
        ],
        url: 'https://drive.google.com/file/d/{id}',
      },
      {
        hosts: drive,
        kind: 'playlist',
        paths: ['/drive/folders/{id:word:28-100}'],
        url: 'https://drive.google.com/drive/folders/{id}',
      },
    ],
  },
  {
    name: 'linkedinLearning',
    addresses: [
      {
        hosts: linkedin,
        kind: 'video',
        paths: ['/learning/{course}/{lecture}'],
        id: '{course}/{lecture}',
        url: 'https://www.linkedin.com/learning/{course}/{lecture}',
      },
      {
        hosts: linkedin,
        kind: 'search',
        paths: ['/learning/search?keywords={id:any}'],
        url: 'https://www.linkedin.com/learning/search?keywords={id}',
      },
      { hosts: linkedin, kind: 'playlist', paths: ['/learning/{id}'], url: 'https://www.linkedin.com/learning/{id}' },
    ],
  },
];
