import { addressPattern } from '../address-pattern.ts';

/** A medium of Wistia; companies have names of their own before the host's. */
export const wistiaAddress = addressPattern({
  site: 'wistia',
  host: /^[\w-]+\.wistia\.(?:com|net)$/,
  path: /^\/(?:embed\/(?:iframe|medias)|medias)\/([0-9a-z]{10})(?:\.\w+)?\/?$/,
  kind: 'video',
  page: 'https://fast.wistia.net/embed/iframe/$1',
});
