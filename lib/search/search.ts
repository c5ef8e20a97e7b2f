import type { Search } from '../ports/search.ts';
import type { SearchStore } from '../ports/search-store.ts';
import { findCandidates } from './candidates.ts';
import { inHeads } from './in-heads.ts';
import { passes, sought } from './query.ts';
import { bestHits } from './ranked.ts';
import type { Searched } from './read-document.ts';
import { openIndex, type SearchIndex } from './search-index.ts';
import { searchTranscripts } from './search-transcripts.ts';
import { collectedIds } from './shared-medium.ts';

/**
 * Creates a search over a store and its own index. Only one instance at a time may write the index. After `timeLimitMs`
 * milliseconds no further transcript is searched.
 */
export function createSearch(store: Searched, indexStore: SearchStore, { timeLimitMs = 150 } = {}): Search {
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
    catchingUp ??= takeUpAll().finally(() => {
      catchingUp = undefined;
    });
    return catchingUp;
  };

  async function takeUpAll(): Promise<void> {
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
      const wanted = sought(query.keyword);
      if (wanted.phrase.text === '') return [];
      const isWanted = passes(
        query,
        query.collectionId === undefined ? undefined : await collectedIds(store, query.collectionId),
      );
      const ranked = inHeads(store, index.documents.values(), wanted, isWanted);
      if (!query.quick && ranked.length < query.limit) {
        const candidates = await findCandidates(index, indexStore, wanted.terms, isWanted);
        ranked.push(
          ...(await searchTranscripts(store, candidates, wanted, { enough: query.limit - ranked.length, timeLimitMs })),
        );
      }
      return bestHits(ranked, query.limit);
    },
  };
}
