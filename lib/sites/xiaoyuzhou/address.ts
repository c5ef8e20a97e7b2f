import { addressPattern } from '../address-pattern.ts';

/** Recognizes the addresses of podcast episodes on Xiaoyuzhou; shows are not supported. */
export const xiaoyuzhouAddress = addressPattern({
  site: 'xiaoyuzhou',
  host: /^(?:www\.)?xiaoyuzhoufm\.com$/,
  path: /^\/episode\/([0-9a-f]{24})\/?$/,
  kind: 'audio',
  page: 'https://www.xiaoyuzhoufm.com/episode/$1',
});
