import type { addressCases } from './address-cases.ts';

/** The cases of sites that only their open pages show. For tests. */
export const openPageAddressCases: typeof addressCases = {
  vk: [
    [
      'video',
      '-77521_162222515',
      'https://vk.com/video-77521_162222515',
      'https://vkvideo.ru/video-77521_162222515?list=x',
      'https://vk.ru/video-77521_162222515',
      'https://vk.com/videos-77521?z=video-77521_162222515%2Fclub77521',
      'https://vk.com/video_ext.php?oid=-77521&id=162222515&hash=87b046504ccd8bfa',
      'https://vksport.vkvideo.ru/video-77521_162222515',
    ],
    ['video', 'wall-77521_35', 'https://vk.com/wall-77521_35', 'https://m.vk.com/slowkitchen?w=wall-77521_35'],
    ['channel', '-77521', 'https://vk.com/videos-77521?section=album_3'],
    ['playlist', '-77521_3', 'https://vk.com/video/playlist/-77521_3', 'https://vkvideo.ru/playlist/-77521_3'],
    ['channel', 'slowkitchen', 'https://vk.com/video/@slowkitchen', 'https://vkvideo.ru/@slowkitchen'],
    ['short', '30014565_456240946', 'https://vk.com/clip30014565_456240946', 'https://m.vk.ru/feed?z=clip30014565_456240946'],
  ],
  vkLive: [
    ['live', 'slowkitchen', 'https://live.vkvideo.ru/slowkitchen', 'https://vkplay.live/slowkitchen'],
    ['video', 'f5e6e3b5-dc52', 'https://live.vkplay.ru/slowkitchen/record/f5e6e3b5-dc52/records'],
  ],
  odysee: [
    [
      'video',
      'bread:e7',
      'https://odysee.com/bread:e7',
      'https://lbry.tv/$/embed/bread/e7',
      'https://odysee.com/$/download/bread/e7',
    ],
    ['playlist', '9c6658b3', 'https://odysee.com/$/list/9c6658b3', 'https://odysee.com/$/playlist/9c6658b3'],
    ['video', '@slowkitchen:4/bread:1', 'https://odysee.com/@slowkitchen:4/bread:1?r=x'],
    [
      'video',
      '@slowkitchen:4/loaf:2',
      'https://odysee.com/$/embed/@slowkitchen:4/loaf:2',
      'https://lbry.tv/@slowkitchen:4/loaf:2',
    ],
    ['channel', 'slowkitchen:4', 'https://odysee.com/@slowkitchen:4'],
    ['search', 'bread', 'https://odysee.com/$/search?q=bread'],
  ],
  facebook: [
    [
      'video',
      '637842556329505',
      'https://www.facebook.com/watch/?v=637842556329505',
      'https://m.facebook.com/slowkitchen/videos/637842556329505/?fref=x',
      'https://www.facebook.com/slowkitchen/videos/a-loaf/637842556329505',
      'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fslowkitchen%2Fvideos%2F637842556329505%2F&t=0',
      'https://fb.com/watch/?v=637842556329505',
    ],
    ['live', '1823658634322275', 'https://www.facebook.com/watch/live/?v=1823658634322275'],
    [
      'video',
      '1035862816472149',
      'https://m.facebook.com/story.php?story_fbid=1035862816472149&id=116132035111903',
      'https://www.facebook.com/slowkitchen/posts/1035862816472149',
      'https://www.facebook.com/groups/1024490957622648/permalink/1035862816472149/',
      'https://zh-hk.facebook.com/permalink.php?story_fbid=1035862816472149&id=1',
    ],
    ['live', '1509582499515440', 'https://m.facebook.com/events/1509582499515440'],
    ['short', '1195289147628387', 'https://www.facebook.com/reel/1195289147628387'],
    ['shortLink', 'abc123', 'https://fb.watch/abc123/'],
    ['shortLink', 'abcDEF123', 'https://www.facebook.com/share/r/abcDEF123/?mibextid=x'],
  ],
  instagram: [
    [
      'short',
      'Chunk8-jurw',
      'https://www.instagram.com/reel/Chunk8-jurw/',
      'https://www.instagram.com/slowkitchen/reel/Chunk8-jurw/',
    ],
    ['video', 'aye83DjauH', 'https://instagram.com/p/aye83DjauH/?foo=bar#abc', 'https://www.instagram.com/p/aye83DjauH/embed/'],
    ['short', 'slowkitchen/3570766765028588805', 'https://www.instagram.com/stories/slowkitchen/3570766765028588805/'],
    ['playlist', '18090946048123978', 'https://www.instagram.com/stories/highlights/18090946048123978/'],
    ['user', 'slowkitchen', 'https://instagram.com/slowkitchen', 'https://www.instagram.com/slowkitchen/reels/'],
    ['video', 'BkfuX9UB-eK', 'https://www.instagram.com/tv/BkfuX9UB-eK/'],
  ],
  xiaohongshu: [
    [
      'video',
      '674051740000000007027a15',
      'https://www.xiaohongshu.com/explore/674051740000000007027a15',
      'https://www.xiaohongshu.com/discovery/item/674051740000000007027a15?xsec_token=x',
    ],
    ['shortLink', 'a/abc', 'http://xhslink.com/a/abc'],
  ],
  googleDrive: [
    [
      'video',
      '0ByeS4oOUV-49Zzh4R1J6R09zazQ',
      'https://drive.google.com/file/d/0ByeS4oOUV-49Zzh4R1J6R09zazQ/edit?pli=1',
      'https://drive.google.com/open?id=0ByeS4oOUV-49Zzh4R1J6R09zazQ',
      'https://drive.usercontent.google.com/download?id=0ByeS4oOUV-49Zzh4R1J6R09zazQ',
    ],
    ['playlist', '1dQ4sx0-__Nvg65rxTSgQrl7VyW_FZ9QI', 'https://drive.google.com/drive/folders/1dQ4sx0-__Nvg65rxTSgQrl7VyW_FZ9QI'],
  ],
  linkedinLearning: [
    ['video', 'slow-kitchen/welcome', 'https://www.linkedin.com/learning/slow-kitchen/welcome?autoplay=true'],
    ['playlist', 'slow-kitchen', 'https://www.linkedin.com/learning/slow-kitchen'],
    ['search', 'bread', 'https://www.linkedin.com/learning/search?keywords=bread'],
  ],
};
