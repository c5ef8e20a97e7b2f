/** An action on the lines of a player. */
export type LineAction = 'previous' | 'next' | 'loop' | 'pauseAfter' | 'half' | 'double';
/** An action on a player that a key starts. */
export type PlayerAction = LineAction | 'skim' | 'showKeys';

/** The actions by their keys, which YouTube, Bilibili, Vimeo and the browsers' own controls leave free, apart from "?", which shows a site's keys too. */
export const playerKeys: Record<string, PlayerAction> = {
  z: 'previous',
  x: 'next',
  v: 'loop',
  g: 'pauseAfter',
  u: 'half',
  y: 'double',
  n: 'skim',
  '?': 'showKeys',
};
