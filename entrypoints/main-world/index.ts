import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { youtube } from './youtube.ts';

/** What a site's own player knows, read in the page's world. By the end of the host's name. */
const probes: Record<string, () => unknown> = { 'youtube.com': youtube, 'youtube-nocookie.com': youtube };

/** Runs once for each question; its value goes back to the worker. */
export default defineUnlistedScript(() => {
  const { hostname } = location;
  const site = Object.keys(probes).find((name) => hostname === name || hostname.endsWith(`.${name}`));
  return site ? probes[site]?.() : null;
});
