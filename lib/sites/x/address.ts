import { addressPattern } from '../address-pattern.ts';

/** Recognizes posts by their id; the user name is ignored. */
export const xAddress = addressPattern({
  site: 'x',
  host: /^(?:(?:www|m|mobile)\.)?(?:x|(?:[fv]x)?twitter|fix(?:up|v)x)\.com$/,
  path: /^\/(?:(?:(?:i\/web|[^/]+)\/)?status(?:es)?|i\/(?:videos(?:\/tweet)?|cards\/tfw\/v1))\/(\d{1,19})(?:\/.*)?$/,
  kind: 'video',
  page: 'https://x.com/i/status/$1',
});
