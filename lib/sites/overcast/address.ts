import { addressPattern } from '../address-pattern.ts';

/** An episode; where to start may follow its name. */
export const overcastAddress = addressPattern({
  site: 'overcast',
  host: /^(?:www\.)?overcast\.fm$/,
  path: /^\/\+([\w-]{4,30})(?:\/[\d:]{1,9})?\/?$/,
  kind: 'audio',
  page: 'https://overcast.fm/+$1',
});
