import { addressPattern } from '../address-pattern.ts';

/** Recognizes episodes; shows are not supported. */
export const xiaoyuzhouAddress = addressPattern({
  site: 'xiaoyuzhou',
  host: /^(?:www\.)?xiaoyuzhoufm\.com$/,
  path: /^\/episode\/([0-9a-f]{24})\/?$/,
  kind: 'audio',
  page: 'https://www.xiaoyuzhoufm.com/episode/$1',
});
