/** Message to the player script of a tab after a change: it loads its content again, or removes it. */
export const playerMessage = { player: 'changed' };
