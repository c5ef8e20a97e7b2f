import { applePodcasts } from './apple-podcasts/apple-podcasts.ts';
import { bilibili } from './bilibili/bilibili.ts';
import { coursera } from './coursera/coursera.ts';
import { dailymotion } from './dailymotion/dailymotion.ts';
import { detectUrl } from './detect-url.ts';
import { douyin } from './douyin/douyin.ts';
import { genericSite } from './generic/generic.ts';
import { localFile } from './local-file/local-file.ts';
import { loom } from './loom/loom.ts';
import { overcast } from './overcast/overcast.ts';
import { peertube } from './peertube/peertube.ts';
import { pocketCasts } from './pocket-casts/pocket-casts.ts';
import type { Site } from './site.ts';
import { soundcloud } from './soundcloud/soundcloud.ts';
import { spotify } from './spotify/spotify.ts';
import { ted } from './ted/ted.ts';
import { tiktok } from './tiktok/tiktok.ts';
import { twitch } from './twitch/twitch.ts';
import { udemy } from './udemy/udemy.ts';
import { vimeo } from './vimeo/vimeo.ts';
import { wistia } from './wistia/wistia.ts';
import { x } from './x/x.ts';
import { xiaoyuzhou } from './xiaoyuzhou/xiaoyuzhou.ts';
import { youtube } from './youtube/youtube.ts';

export { detectUrl };

const known: Site[] = [
  youtube,
  bilibili,
  applePodcasts,
  xiaoyuzhou,
  spotify,
  overcast,
  pocketCasts,
  soundcloud,
  vimeo,
  ted,
  coursera,
  udemy,
  twitch,
  x,
  tiktok,
  douyin,
  dailymotion,
  loom,
  wistia,
  localFile,
  peertube,
];

const findKnownSite = (url: string): Site | undefined => {
  const name = detectUrl(url)?.site;
  return known.find((site) => site.name === name);
};

const generic = genericSite(findKnownSite);

/** All sites, in the order in which they are checked. */
export const sites: Site[] = [...known, generic];

/** Returns the site of an address; `generic` if no other site recognizes it. */
export const siteOf = (url: string): Site => findKnownSite(url) ?? generic;
