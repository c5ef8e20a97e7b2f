import type { AddressForm, AddressTable } from './address-table.ts';

const vk = ['vk.com', 'vk.ru', 'vkvideo.ru', 'm.vk.com', 'm.vk.ru', 'm.vkvideo.ru'];
const facebook = ['facebook.com', 'm.facebook.com', 'web.facebook.com', 'fb.com'];
const odysee = ['odysee.com', 'lbry.tv'];
const drive = ['drive.google.com', 'docs.google.com', 'drive.usercontent.google.com', 'video.google.com'];
const linkedin = ['linkedin.com'];

/** The form of an item on VK, whose owner is a number, negative for communities. An overlay of any page names it in a parameter. */
const vkItem = (kind: AddressForm['kind'], page: string, sign: string): AddressForm => ({
  hosts: vk,
  kind,
  paths: [`/**?z=${page}${sign}{owner:digits}_{item:digits}*`, `/${page}${sign}{owner:digits}_{item:digits}`],
  id: `${sign}{owner}_{item}`,
  url: `https://${page === 'clip' ? 'vk.com' : 'vkvideo.ru'}/${page}${sign}{owner}_{item}`,
});

/**
 * The forms of sites whose media nothing but their open pages show: they ask for a session, a token or a request that is not GET. The
 * forms of videos and clips are those of the tests of yt-dlp's extractors of the same names; those of lists and searches have no source.
 */
export const openPageForms: AddressTable[] = [
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
      { hosts: odysee, kind: 'playlist', paths: ['/$/playlist/{id}'], url: 'https://odysee.com/$/playlist/{id}' },
      { hosts: odysee, kind: 'search', paths: ['/$/search?q={id:any}'], url: 'https://odysee.com/$/search?q={id}' },
      { hosts: odysee, kind: 'channel', paths: ['/@{id:any}'], url: 'https://odysee.com/@{id}' },
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
        ],
        url: 'https://www.facebook.com/watch?v={id}',
      },
      { hosts: facebook, kind: 'live', paths: ['/watch/live?v={id:digits}'], url: 'https://www.facebook.com/watch/live?v={id}' },
      { hosts: facebook, kind: 'short', paths: ['/reel/{id:digits}'], url: 'https://www.facebook.com/reel/{id}' },
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
        hosts: ['instagram.com'],
        kind: 'short',
        paths: ['/reel/{id}/**', '/reels/{id}', '/*/reel/{id}/**'],
        url: 'https://www.instagram.com/reel/{id}',
      },
      {
        hosts: ['instagram.com'],
        kind: 'search',
        paths: ['/explore/tags/{id:any}'],
        url: 'https://www.instagram.com/explore/tags/{id}',
      },
      { hosts: ['instagram.com'], kind: 'video', paths: ['/tv/{id}/**'], url: 'https://www.instagram.com/tv/{id}' },
      { hosts: ['instagram.com'], kind: 'video', paths: ['/p/{id}/**', '/*/p/{id}/**'], url: 'https://www.instagram.com/p/{id}' },
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
