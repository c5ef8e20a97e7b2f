import type { Search } from '../ports/search.ts';
import type { SearchStore } from '../ports/search-store.ts';
import { findCandidates } from './find-candidates.ts';
import { documentFilter, parseQuery } from './parse-query.ts';
import { readBestHits } from './ranked-hit.ts';
import type { SearchedStore } from './read-document.ts';
import { readCollectedIds } from './read-shared-media.ts';
import { openIndex, type SearchIndex } from './search-index.ts';
import { searchTitlesAndNotes } from './search-titles-and-notes.ts';
import { searchTranscripts } from './search-transcripts.ts';

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
      const wanted = parseQuery(query.keyword);
      if (wanted.phrase.text === '') return [];
      const isWanted = documentFilter(
        query,
        query.collectionId === undefined ? undefined : await readCollectedIds(store, query.collectionId),
      );
      const ranked = searchTitlesAndNotes(store, index.documents.values(), wanted, isWanted);
      if (!query.quick && ranked.length < query.limit) {
        const candidates = await findCandidates(index, indexStore, wanted.terms, isWanted);
        ranked.push(
          ...(await searchTranscripts(store, candidates, wanted, { maxHits: query.limit - ranked.length, timeLimitMs })),
        );
      }
      return readBestHits(ranked, query.limit);
    },
  };
}
