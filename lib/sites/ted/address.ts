import { addressPattern } from '../address-pattern.ts';

/** A talk by its address. Its language is a wish, not an identity. */
export const tedAddress = addressPattern({
  site: 'ted',
  host: /^(?:(?:www|embed)\.)?ted\.com$/,
  path: /^\/(?:talks|embed)\/(?:lang\/[\w-]+\/)?([a-z0-9_]+)(?:[./].*)?$/,
  kind: 'video',
  page: 'https://www.ted.com/talks/$1',
});
