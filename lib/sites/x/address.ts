import { addressPattern } from '../address-pattern.ts';

/** A post by its number; whose it is decides nothing. */
export const xAddress = addressPattern({
  site: 'x',
  host: /^(?:(?:www|m|mobile)\.)?(?:x|twitter)\.com$/,
  path: /^\/(?:i\/web|[^/]+)\/status(?:es)?\/(\d{1,19})(?:\/.*)?$/,
  kind: 'video',
  page: 'https://x.com/i/status/$1',
});
