import { useEffect, useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import { type AppClient, useApp } from '../app/app-context.ts';
import { endOf, type Filters, startOf } from './select-items.ts';

export type Hit = Awaited<ReturnType<AppClient['searchLibrary']>>['results'][number];

export interface LibrarySearch {
  /** None until the first answer. */
  hits?: Hit[];
  /** The subtitles have not been searched yet. */
  isLooking: boolean;
  failure?: FailureData;
}

/** A pause in typing, after which the subtitles are searched too (milliseconds). */
const pause = 180;
const most = 100;

/** Searches while the keyword is typed: titles and notes at once, the words behind them. */
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
        const query = { ...(JSON.parse(wanted) as ReturnType<typeof queryOf>), keyword, limit: most };
        const { results } = await client.searchLibrary({ ...query, ...(quick && { quick }) }, { signal: abort.signal });
        if (abort.signal.aborted || isComplete) return;
        isComplete = !quick;
        setFound({ keyword, hits: results, isLooking: quick });
      } catch (error) {
        if (!abort.signal.aborted) setFound({ keyword, isLooking: false, failure: Failure.from(error).toJSON() });
      }
    };
    void find(true);
    const timer = setTimeout(() => void find(false), pause);
    return () => {
      clearTimeout(timer);
      abort.abort(new Failure('cancelled'));
    };
  }, [keyword, wanted]);

  // While the next keyword is on its way, what was found for the former one is better than nothing.
  return keyword && found ? { ...found, isLooking: found.isLooking || found.keyword !== keyword } : { isLooking: keyword !== '' };
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
