import { bilibiliVideos } from '../bilibili/videos.ts';
import { vimeoVideos } from '../vimeo/videos.ts';
import { videos } from '../youtube/videos.ts';

const frame = (address: string) => `<iframe src="${address}" width="640" height="360" allow="fullscreen"></iframe>`;

/** Posts that embed players of other sites, by path. */
export const posts = {
  '/youtube': frame(`https://www.youtube.com/embed/${videos.talk.id}?rel=0&start=30`),
  '/nocookie': frame(`https://www.youtube-nocookie.com/embed/${videos.german.id}`),
  /** The player is inserted when its preview image is clicked. */
  '/lite-youtube': `<lite-youtube videoid="${videos.chinese.id}" style="display:block;width:640px;height:360px"></lite-youtube>`,
  /** The same, by a script of the page. */
  '/facade': `<div class="youtube" data-id="${videos.german.id}" style="width:640px;height:360px"></div>`,
  '/lazy': `<iframe data-src="https://www.youtube.com/embed/${videos.talk.id}" width="640" height="360"></iframe>`,
  '/removed': frame(`https://www.youtube.com/embed/${videos.removed.id}`),
  /** Plays nothing itself, but links to a player for embedding (oEmbed). */
  '/offer': '',
  '/vimeo': frame(`https://player.vimeo.com/video/${vimeoVideos.bridges.id}`),
  '/bilibili': frame(`https://player.bilibili.com/player.html?bvid=${bilibiliVideos.parts.bvid}&page=2`),
};

export const postUrl = (path: keyof typeof posts) => `https://blog.example.org${path}`;
