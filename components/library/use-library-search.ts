import { useEffect, useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import { type AppClient, useApp } from '../app/app-context.ts';
import { endOf, type Filters, startOf } from './select-items.ts';

export type Hit = Awaited<ReturnType<AppClient['searchLibrary']>>['results'][number];

export interface LibrarySearch {
  /** Undefined until the first answer. */
  hits?: Hit[];
  /** Whether the transcripts are not searched yet. */
  isSearching: boolean;
  failure?: FailureData;
}

/** Delay between the last keystroke and the search of the transcripts (milliseconds). */
const debounceMs = 180;
const maxHits = 100;

/** Searches while the user types: titles and notes at once, transcripts after a delay. */
export function useLibrarySearch(keyword: string, filters: Filters): LibrarySearch {
  const { client } = useApp();
  const [found, setFound] = useState<LibrarySearch & { keyword: string }>();
  const wanted = JSON.stringify(queryOf(filters));

  useEffect(() => {
    if (!keyword) return;
    const abort = new AbortController();
    let isComplete = false;
    const find = async (quick: boolean) => {
      try {
        const query = { ...(JSON.parse(wanted) as ReturnType<typeof queryOf>), keyword, limit: maxHits };
        const { results } = await client.searchLibrary({ ...query, ...(quick && { quick }) }, { signal: abort.signal });
        if (abort.signal.aborted || isComplete) return;
        isComplete = !quick;
        setFound({ keyword, hits: results, isSearching: quick });
      } catch (error) {
        // The search of the transcripts covers the quick one, and has the last word.
        if (abort.signal.aborted || quick) return;
        isComplete = true;
        setFound({ keyword, isSearching: false, failure: Failure.from(error).toJSON() });
      }
    };
    void find(true);
    const timer = setTimeout(() => void find(false), debounceMs);
    return () => {
      clearTimeout(timer);
      abort.abort(new Failure('cancelled'));
    };
  }, [keyword, wanted]);

  // The former hits stay until those of the next keyword arrive.
  return keyword && found
    ? { ...found, isSearching: found.isSearching || found.keyword !== keyword }
    : { isSearching: keyword !== '' };
}

function queryOf({ tag, hasNote, collectionId, channelId, from, to }: Filters) {
  return {
    ...(tag !== undefined && { tag }),
    ...(hasNote && { hasNote }),
    ...(collectionId !== undefined && { collectionId }),
    ...(channelId !== undefined && { channelId }),
    ...(from && { from: new Date(startOf(from)).toISOString() }),
    ...(to && { to: new Date(endOf(to)).toISOString() }),
  };
}
