import { applePodcasts } from './apple-podcasts/apple-podcasts.ts';
import { bilibili } from './bilibili/bilibili.ts';
import { coursera } from './coursera/coursera.ts';
import { dailymotion } from './dailymotion/dailymotion.ts';
import { detectUrl } from './detect-url.ts';
import { genericSite } from './generic/generic.ts';
import { peertube } from './peertube/peertube.ts';
import type { Site } from './site.ts';
import { ted } from './ted/ted.ts';
import { tiktok } from './tiktok/tiktok.ts';
import { udemy } from './udemy/udemy.ts';
import { vimeo } from './vimeo/vimeo.ts';
import { wistia } from './wistia/wistia.ts';
import { xiaoyuzhou } from './xiaoyuzhou/xiaoyuzhou.ts';
import { youtube } from './youtube/youtube.ts';

export { detectUrl };

const known: Site[] = [
  youtube,
  bilibili,
  applePodcasts,
  xiaoyuzhou,
  vimeo,
  ted,
  coursera,
  udemy,
  tiktok,
  dailymotion,
  wistia,
  peertube,
];

const knownSiteOf = (url: string): Site | undefined => {
  const name = detectUrl(url)?.site;
  return known.find((site) => site.name === name);
};

const generic = genericSite(knownSiteOf);

/** In the order in which they are asked. */
export const sites: Site[] = [...known, generic];

/** The site that reads this address; `generic` for what no other claims. */
export const siteOf = (url: string): Site => knownSiteOf(url) ?? generic;
