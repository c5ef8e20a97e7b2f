import type { BrightcoveAttributes } from './page-snapshot.ts';

/** Returns the address of the player of Brightcove that an element becomes. */
export const brightcovePlayer = ({ account, videoId, player = 'default', embed = 'default' }: BrightcoveAttributes): string =>
  `https://players.brightcove.net/${[account, `${player}_${embed}`].map(encodeURIComponent).join('/')}/index.html?videoId=${encodeURIComponent(videoId)}`;
