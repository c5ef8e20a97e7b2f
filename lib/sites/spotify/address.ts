import { addressPattern } from '../address-pattern.ts';

/** Recognizes the addresses of podcast episodes on Spotify; songs are not supported. */
export const spotifyAddress = addressPattern({
  site: 'spotify',
  host: /^(?:open|play)\.spotify\.com$/,
  path: /^\/(?:intl-[\w-]+\/)?(?:embed(?:-podcast)?\/)?episode\/([0-9A-Za-z]{22})(?:\/video)?\/?$/,
  kind: 'audio',
  page: 'https://open.spotify.com/episode/$1',
});
