import { addressPattern } from '../address-pattern.ts';

/** An episode, on the page that is shared or in the player. A short link tells nothing before it is followed. */
export const pocketCastsAddress = addressPattern({
  site: 'pocketCasts',
  host: /^(?:pca\.st|(?:(?:www|play)\.)?pocketcasts\.com)$/,
  path: /^\/(?:(?:discover\/)?episode|podcasts?\/(?:[^/]+\/)?[0-9a-f-]{36}(?:\/[^/]+)?)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/,
  kind: 'audio',
  page: 'https://pca.st/episode/$1',
});
