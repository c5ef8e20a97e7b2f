import { applePodcastsAddress } from './apple-podcasts/address.ts';
import { bilibiliAddress } from './bilibili/address.ts';
import { courseraAddress } from './coursera/address.ts';
import { dailymotionAddress } from './dailymotion/address.ts';
import { douyinAddress } from './douyin/address.ts';
import { genericAddress } from './generic/address.ts';
import { localFileAddress } from './local-file/address.ts';
import { loomAddress } from './loom/address.ts';
import { overcastAddress } from './overcast/address.ts';
import { peertubeAddress } from './peertube/address.ts';
import { pocketCastsAddress } from './pocket-casts/address.ts';
import type { Address } from './site.ts';
import { soundcloudAddress } from './soundcloud/address.ts';
import { spotifyAddress } from './spotify/address.ts';
import { tedAddress } from './ted/address.ts';
import { tiktokAddress } from './tiktok/address.ts';
import { twitchAddress } from './twitch/address.ts';
import { udemyAddress } from './udemy/address.ts';
import { unwrapUrl } from './unwrap-url.ts';
import { vimeoAddress } from './vimeo/address.ts';
import { wistiaAddress } from './wistia/address.ts';
import { xAddress } from './x/address.ts';
import { xiaoyuzhouAddress } from './xiaoyuzhou/address.ts';
import { youtubeAddress } from './youtube/address.ts';

/**
 * Address functions of all sites, without the sites' own code, so that the content script can include them. `generic` is last.
 */
const addresses = [
  youtubeAddress,
  bilibiliAddress,
  applePodcastsAddress,
  xiaoyuzhouAddress,
  spotifyAddress,
  overcastAddress,
  pocketCastsAddress,
  soundcloudAddress,
  vimeoAddress,
  tedAddress,
  courseraAddress,
  udemyAddress,
  twitchAddress,
  xAddress,
  tiktokAddress,
  douyinAddress,
  dailymotionAddress,
  loomAddress,
  wistiaAddress,
  localFileAddress,
  peertubeAddress,
  genericAddress,
];

/** Maximum length of an id; longer ones are forged. */
const maxId = 180;

/**
 * Returns the site, id, kind and canonical URL of a media item by its address alone; null for any other page and for anything
 * that is no http(s) URL.
 */
export function detectUrl(text: string): Address | null {
  if (!URL.canParse(text)) return null;
  const url = unwrapUrl(new URL(text));
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  for (const addressOf of addresses) {
    const address = addressOf(url);
    if (address) return address.id.length <= maxId ? address : null;
  }
  return null;
}
