import { applePodcastsAddress } from './apple-podcasts/address.ts';
import { bilibiliAddress } from './bilibili/address.ts';
import { decodeUrl } from './decode-url.ts';
import { genericAddress } from './generic/address.ts';
import { localFileAddress } from './local-file/address.ts';
import { loomAddress } from './loom/address.ts';
import { overcastAddress } from './overcast/address.ts';
import { peertubeAddress } from './peertube/address.ts';
import { pocketCastsAddress } from './pocket-casts/address.ts';
import { ownRecipes } from './recipes/own-recipes.ts';
import { addressMatcher } from './recipes/recipe-address.ts';
import type { Address } from './site.ts';
import { spotifyAddress } from './spotify/address.ts';
import { tiktokAddress } from './tiktok/address.ts';
import { twitchAddress } from './twitch/address.ts';
import { unwrapUrl } from './unwrap-url.ts';
import { vimeoAddress } from './vimeo/address.ts';
import { xAddress } from './x/address.ts';
import { youtubeAddress } from './youtube/address.ts';

const matchers = ownRecipes.map(addressMatcher);

/** Returns the address of a site that a recipe describes. */
function recipeAddress(url: URL): Address | null {
  for (const match of matchers) {
    const matched = match(url);
    if (matched) return matched.address;
  }
  return null;
}

/**
 * Address functions of all sites, without the sites' own code, so that the content script can include them. `generic` is last.
 */
const addresses = [
  youtubeAddress,
  bilibiliAddress,
  applePodcastsAddress,
  spotifyAddress,
  overcastAddress,
  pocketCastsAddress,
  vimeoAddress,
  twitchAddress,
  xAddress,
  tiktokAddress,
  loomAddress,
  recipeAddress,
  localFileAddress,
  peertubeAddress,
  genericAddress,
];

/** Maximum length of an id, because longer ones are forged. */
export const maxIdLength = 180;

/**
 * Returns the site, id, kind and canonical URL of a media item by its address alone; null for any other page and for anything
 * that is not an http(s) URL.
 */
export function detectUrl(text: string): Address | null {
  if (!URL.canParse(text)) return null;
  const url = unwrapUrl(new URL(text));
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  const decoded = decodeUrl(url);
  const address = detectAddress(url) ?? (decoded && detectAddress(decoded));
  return address && address.id.length <= maxIdLength ? address : null;
}

function detectAddress(url: URL): Address | null {
  for (const addressOf of addresses) {
    const address = addressOf(url);
    if (address) return address;
  }
  return null;
}
