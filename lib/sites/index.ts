import { applePodcasts } from './apple-podcasts/apple-podcasts.ts';
import { bilibili } from './bilibili/bilibili.ts';
import { detectUrl } from './detect-url.ts';
import { genericSite } from './generic/generic.ts';
import { localFile } from './local-file/local-file.ts';
import { loom } from './loom/loom.ts';
import { overcast } from './overcast/overcast.ts';
import { peertube } from './peertube/peertube.ts';
import { pocketCasts } from './pocket-casts/pocket-casts.ts';
import { ownRecipes } from './recipes/own-recipes.ts';
import { ownRecipeSite } from './recipes/recipe-site.ts';
import type { Site } from './site.ts';
import { spotify } from './spotify/spotify.ts';
import { tiktok } from './tiktok/tiktok.ts';
import { twitch } from './twitch/twitch.ts';
import { vimeo } from './vimeo/vimeo.ts';
import { x } from './x/x.ts';
import { youtube } from './youtube/youtube.ts';

export { detectUrl };

const known: Site[] = [
  youtube,
  bilibili,
  applePodcasts,
  spotify,
  overcast,
  pocketCasts,
  vimeo,
  twitch,
  x,
  tiktok,
  loom,
  ...ownRecipes.map(ownRecipeSite),
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
