import { addressPattern } from '../address-pattern.ts';

/** A video by its full address, whose user's name decides nothing; short links tell nothing before they are followed. */
export const tiktokAddress = addressPattern({
  site: 'tiktok',
  host: /^(?:www\.|m\.)?tiktok\.com$/,
  path: /^\/(?:@[^/]*\/video|embed(?:\/v\d)?|player\/v1)\/(\d{10,25})\/?$/,
  kind: 'short',
  page: 'https://www.tiktok.com/@_/video/$1',
});
