/**
 * The name under which a collection’s `changedAt` has the time at which an item was removed, so that devices do not bring it back.
 */
export const removedItem = (contentId: string): string => `items.${contentId}`;
