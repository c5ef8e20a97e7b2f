import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { youtube } from './youtube.ts';

/** Functions that read a site's player in the page's world, by the end of the host's name. */
const probes: Record<string, () => unknown> = { 'youtube.com': youtube, 'youtube-nocookie.com': youtube };

/** Runs once for each injection and returns the player's data to the worker. */
export default defineUnlistedScript(() => {
  const { hostname } = location;
  const site = Object.keys(probes).find((name) => hostname === name || hostname.endsWith(`.${name}`));
  return site ? probes[site]?.() : null;
});
