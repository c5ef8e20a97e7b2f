import type { SearchQuery } from '../ports/search.ts';
import type { IndexedDocument } from '../ports/search-store.ts';
import { matchesFilter } from '../records/library-filter.ts';

/**
 * Returns a predicate for the documents that pass a query's filters. `collected` are the ids of the items in the requested
 * collection.
 */
export const documentFilter = (query: SearchQuery, collected?: Set<string>): ((document: IndexedDocument) => boolean) =>
  matchesFilter(query, {
    tags: ({ tags }) => tags,
    channelId: ({ channelId }) => channelId,
    createdAt: ({ createdAt }) => createdAt,
    hasNote: ({ note }) => note !== '',
    isCollected: ({ contentId }) => collected?.has(contentId),
    // Only what is not in the trash is indexed.
    isInTrash: () => false,
  });
