import { addressPattern } from '../address-pattern.ts';

/** Recognizes episodes on a shared page or in the player. A short link must be followed first. */
export const pocketCastsAddress = addressPattern({
  site: 'pocketCasts',
  host: /^(?:pca\.st|(?:(?:www|play)\.)?pocketcasts\.com)$/,
  path: /^\/(?:web\/)?(?:(?:discover\/)?episode|podcasts?\/(?:[^/]+\/)?[0-9a-f-]{36}(?:\/[^/]+)?)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/,
  kind: 'audio',
  page: 'https://pca.st/episode/$1',
});
