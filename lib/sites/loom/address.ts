import { addressPattern } from '../address-pattern.ts';

/** A recording; its name may stand before its number. */
export const loomAddress = addressPattern({
  site: 'loom',
  host: /^(?:www\.)?loom\.com$/,
  path: /^\/(?:share|embed)\/(?:[\w-]+-)?([0-9a-f]{32})\/?$/,
  kind: 'video',
  page: 'https://www.loom.com/share/$1',
});
