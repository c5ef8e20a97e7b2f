import type { LibraryItem, LiveQueries } from '../../lib/ports/live-queries.ts';

/** Returns the items of a collection in the user's order. */
export const readItems = async (live: LiveQueries, collectionId: string): Promise<LibraryItem[]> =>
  live.items((await live.listItems(collectionId)).map(({ contentId }) => contentId));
