import SearchX from 'lucide-react/icons/search-x';
import { type RefObject, useRef } from 'react';
import { FailureNotice } from '../failure/failure-views.ts';
import { libraryText } from '../i18n/library-text.ts';
import { clockTime } from '../i18n/time.ts';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useRoving } from '../ui/use-roving.ts';
import { Cover } from './cover.tsx';
import { groupHits } from './group-hits.ts';
import { Highlighted } from './highlighted.tsx';
import styles from './search-results.module.css';
import type { Hit, LibrarySearch } from './use-library-search.ts';

export interface Place {
  /** Seconds. */
  at?: number;
  view?: 'notes';
}

/** The search results, grouped by media item. Each hit opens its place. */
export function SearchResults({
  search,
  isFavourite,
  onOpen,
}: {
  search: LibrarySearch;
  /** Whether an item passes the filter for favorites; undefined without that filter. */
  isFavourite?: (contentId: string) => boolean;
  onOpen: (contentId: string, place: Place) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  const { isSearching, failure } = search;
  const hits = isFavourite ? search.hits?.filter(({ contentId }) => isFavourite(contentId)) : search.hits;
  const isEmpty = hits?.length === 0 && !isSearching;
  return (
    <div className={styles.scroller} aria-busy={isSearching} data-results={isSearching ? 'looking' : (hits?.length ?? 0)}>
      <p role="status" className={isEmpty ? 'hidden-text' : styles.status}>
        {isSearching ? libraryText('search.running') : !failure && libraryText('search.count', { count: hits?.length ?? 0 })}
      </p>
      {failure && <FailureNotice failure={failure} />}
      {!hits && isSearching && <Skeleton />}
      {isEmpty && (
        <Notice icon={SearchX} title={libraryText('search.none')}>
          {libraryText('search.none.body')}
        </Notice>
      )}
      <Hits list={list} hits={hits ?? []} onOpen={onOpen} />
    </div>
  );
}

function Hits({
  list,
  hits,
  onOpen,
}: {
  list: RefObject<HTMLUListElement | null>;
  hits: Hit[];
  onOpen: (contentId: string, place: Place) => void;
}) {
  useRoving(list, 'button');
  return (
    <ul ref={list} className={styles.media}>
      {groupHits(hits).map(({ contentId, title, coverUrl, sourceUrl, isShared, titleHit, otherHits }) => (
        <li key={contentId} className={styles.medium} data-found={contentId}>
          <span className={styles.cover}>
            <Cover coverUrl={coverUrl} sourceUrl={sourceUrl} />
          </span>
          <h2>
            <button type="button" dir="auto" data-hit={titleHit && 'title'} onClick={() => onOpen(contentId, {})}>
              {titleHit ? <Highlighted text={titleHit.snippet} parts={titleHit.highlights} /> : title}
            </button>
            {isShared && <span className={styles.shared}>{libraryText('shared.found')}</span>}
          </h2>
          <ul>
            {otherHits.map((hit) => (
              <li key={`${hit.matchType} ${hit.cueIndex} ${hit.timestamp}`}>
                <button type="button" data-hit={hit.matchType} onClick={() => onOpen(contentId, placeOf(hit))}>
                  <span className={styles.position}>
                    {hit.timestamp === undefined ? libraryText(`match.${hit.matchType}`) : clockTime(hit.timestamp)}
                  </span>{' '}
                  <Highlighted text={hit.snippet} parts={hit.highlights} />
                </button>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function placeOf({ matchType, timestamp }: Hit): Place {
  if (matchType === 'note') return { view: 'notes' };
  return timestamp === undefined ? {} : { at: timestamp };
}
