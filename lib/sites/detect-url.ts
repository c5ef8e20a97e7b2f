import { applePodcastsAddress } from './apple-podcasts/address.ts';
import { bilibiliAddress } from './bilibili/address.ts';
import { courseraAddress } from './coursera/address.ts';
import { dailymotionAddress } from './dailymotion/address.ts';
import { genericAddress } from './generic/address.ts';
import { peertubeAddress } from './peertube/address.ts';
import type { Address } from './site.ts';
import { tedAddress } from './ted/address.ts';
import { tiktokAddress } from './tiktok/address.ts';
import { udemyAddress } from './udemy/address.ts';
import { vimeoAddress } from './vimeo/address.ts';
import { wistiaAddress } from './wistia/address.ts';
import { xiaoyuzhouAddress } from './xiaoyuzhou/address.ts';
import { youtubeAddress } from './youtube/address.ts';

/** Free of the sites' own code, so that a content script can carry it. `generic` is last. */
const addresses = [
  youtubeAddress,
  bilibiliAddress,
  applePodcastsAddress,
  xiaoyuzhouAddress,
  vimeoAddress,
  tedAddress,
  courseraAddress,
  udemyAddress,
  tiktokAddress,
  dailymotionAddress,
  wistiaAddress,
  peertubeAddress,
  genericAddress,
];

/** Longer ones are made up. */
const maxId = 180;

/** Site, id, kind and canonical URL of a medium by its address alone; null for every other page, and for what is no http(s) URL. */
export function detectUrl(text: string): Address | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  for (const addressOf of addresses) {
    const address = addressOf(url);
    if (address) return address.id.length <= maxId ? address : null;
  }
  return null;
}
