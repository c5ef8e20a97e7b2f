import { addressPattern } from '../address-pattern.ts';

/** Recognizes the addresses of Loom recordings; a name may precede the id. */
export const loomAddress = addressPattern({
  site: 'loom',
  host: /^(?:www\.)?loom\.com$/,
  path: /^\/(?:share|embed)\/(?:[\w-]+-)?([0-9a-f]{32})\/?$/,
  kind: 'video',
  page: 'https://www.loom.com/share/$1',
});
