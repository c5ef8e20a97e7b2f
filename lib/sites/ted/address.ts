import { addressPattern } from '../address-pattern.ts';

/** Recognizes talks. The language in the path is not part of the identity. */
export const tedAddress = addressPattern({
  site: 'ted',
  host: /^(?:(?:www|embed)\.)?ted\.com$/,
  path: /^\/(?:talks|embed)\/(?:lang\/[\w-]+\/)?([a-z0-9_]+)(?:[./].*)?$/,
  kind: 'video',
  page: 'https://www.ted.com/talks/$1',
});
