import { addressPattern } from '../address-pattern.ts';

/** Recognizes videos by their full address; the user name is ignored. Short links must be followed first. */
export const tiktokAddress = addressPattern({
  site: 'tiktok',
  host: /^(?:www\.|m\.)?tiktokv?\.com$/,
  path: /^\/(?:@[^/]*\/video|(?:i18n\/)?share\/(?:video|item)|v|embed(?:\/v\d)?|player\/v1)\/(\d{10,25})(?:\.html)?\/?$/,
  kind: 'short',
  page: 'https://www.tiktok.com/@_/video/$1',
});
