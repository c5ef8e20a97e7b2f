import { addressPattern } from '../address-pattern.ts';

/** An episode; a show has many. */
export const xiaoyuzhouAddress = addressPattern({
  site: 'xiaoyuzhou',
  host: /^(?:www\.)?xiaoyuzhoufm\.com$/,
  path: /^\/episode\/([0-9a-f]{24})\/?$/,
  kind: 'audio',
  page: 'https://www.xiaoyuzhoufm.com/episode/$1',
});
