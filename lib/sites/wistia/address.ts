import { addressPattern } from '../address-pattern.ts';

/** Recognizes media of Wistia, whose customers have their own subdomains. */
export const wistiaAddress = addressPattern({
  site: 'wistia',
  host: /^[\w-]+\.wistia\.(?:com|net)$/,
  path: /^\/(?:embed\/(?:iframe|medias)|medias)\/([0-9a-z]{10})(?:\.\w+)?\/?$/,
  kind: 'video',
  page: 'https://fast.wistia.net/embed/iframe/$1',
});
