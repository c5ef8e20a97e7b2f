import { addressPattern } from '../address-pattern.ts';

/** Recognizes the addresses of episodes on Overcast; a start time may follow. */
export const overcastAddress = addressPattern({
  site: 'overcast',
  host: /^(?:www\.)?overcast\.fm$/,
  path: /^\/\+([\w-]{4,30})(?:\/[\d:]{1,9})?\/?$/,
  kind: 'audio',
  page: 'https://overcast.fm/+$1',
});
