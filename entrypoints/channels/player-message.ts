/** Message to the player script of a tab after a change: it loads its content again, or removes it. */
export const playerMessage = { player: 'changed' };

/** Message to the player script of a tab in which the user has just started a skim. */
export const skimMessage = { player: 'skim' };
