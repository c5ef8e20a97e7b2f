/** An action on the lines of a player that a key starts. */
export type LineAction = 'previous' | 'next' | 'loop' | 'pauseAfter' | 'half' | 'double';

/** The actions by their keys, which YouTube, Bilibili, Vimeo and the browsers' own controls leave free. */
export const lineKeys: Record<string, LineAction> = {
  z: 'previous',
  x: 'next',
  v: 'loop',
  g: 'pauseAfter',
  u: 'half',
  y: 'double',
};
