import type { Search } from '../ports/search.ts';
import type { SearchStore } from '../ports/search-store.ts';
import { documentFilter } from './document-filter.ts';
import { findCandidates } from './find-candidates.ts';
import { findHits } from './find-hits.ts';
import type { SearchedStore } from './read-document.ts';
import { readCollectedIds } from './read-shared-media.ts';
import { openIndex, type SearchIndex } from './search-index.ts';

/**
 * Creates a search over a store and its own index. Only one instance at a time may write the index. After `timeLimitMs`
 * milliseconds no further transcript is searched.
 */
export function createSearch(store: SearchedStore, indexStore: SearchStore, { timeLimitMs = 150 } = {}): Search {
  let opening: Promise<SearchIndex> | undefined;
  let catchingUp: Promise<void> | undefined;

  const open = (): Promise<SearchIndex> => {
    opening ??= openIndex(store, indexStore).catch((error) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };

  const catchUp = (): Promise<void> => {
    catchingUp ??= indexAllChanges().finally(() => {
      catchingUp = undefined;
    });
    return catchingUp;
  };

  async function indexAllChanges(): Promise<void> {
    const { step } = await open();
    while (await step());
  }

  return {
    catchUp,

    async find(query) {
      const index = await open();
      // What changed just now is waited for; a whole library that was imported is not.
      // Where there is no room for the index, it answers with what it has.
      await index.step().catch(() => undefined);
      const isWanted = documentFilter(
        query,
        query.collectionId === undefined ? undefined : await readCollectedIds(store, query.collectionId),
      );
      return findHits(store, query, {
        byTitleOrNote: async () => [...index.documents.values()].filter(isWanted),
        byText: ({ terms }) => findCandidates(index, indexStore, terms, isWanted),
        timeLimitMs,
      });
    },
  };
}
