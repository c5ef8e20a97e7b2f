/** Kinds of feed items that can be hidden: those that the address of an item states. */
export const hideableKinds = ['short', 'live'] as const;
/** Kind of a feed item that can be hidden. */
export type HideableKind = (typeof hideableKinds)[number];
