import SearchX from 'lucide-react/icons/search-x';
import { type RefObject, useRef } from 'react';
import { FailureNotice } from '../failure/failure-views.ts';
import { day } from '../i18n/formats.ts';
import { libraryText } from '../i18n/library-text.ts';
import { clockTime } from '../i18n/time.ts';
import { Notice } from '../ui/notice.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useHistoryState } from '../ui/use-history-state.ts';
import { useRoving } from '../ui/use-roving.ts';
import { Cover } from './cover.tsx';
import { groupHits, type MediaHits, orderByDate } from './group-hits.ts';
import { Highlighted } from './highlighted.tsx';
import styles from './search-results.module.css';
import type { Hit, LibrarySearch } from './use-library-search.ts';

export interface JumpTarget {
  /** Seconds. */
  at?: number;
  view?: 'notes';
}

/** The order of the media items: that of their best hits, or that of their publication. */
type HitOrder = 'best' | 'timeline';

/** The search results, grouped by media item. Each hit opens its place. */
export function SearchResults({
  search,
  isFavourite,
  onOpen,
}: {
  search: LibrarySearch;
  /** Whether an item passes the filter for favorites; undefined without that filter. */
  isFavourite?: (contentId: string) => boolean;
  onOpen: (contentId: string, target: JumpTarget) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  const [order, setOrder] = useHistoryState<HitOrder>('search-order', 'best');
  const { isSearching, failure } = search;
  const hits = isFavourite ? search.hits?.filter(({ contentId }) => isFavourite(contentId)) : search.hits;
  const media = groupHits(hits ?? []);
  const isEmpty = hits?.length === 0 && !isSearching;
  return (
    <div className={styles.scroller} aria-busy={isSearching} data-results={isSearching ? 'loading' : (hits?.length ?? 0)}>
      <p role="status" className={isEmpty ? 'hidden-text' : styles.status}>
        {isSearching ? libraryText('search.running') : !failure && libraryText('search.count', { count: media.length })}
      </p>
      {failure && <FailureNotice failure={failure} />}
      {!hits && isSearching && <Skeleton />}
      {isEmpty && (
        <Notice icon={SearchX} title={libraryText('search.none')}>
          {libraryText('search.none.body')}
        </Notice>
      )}
      {media.length > 1 && (
        <div className={styles.order}>
          <Segmented
            label={libraryText('search.order')}
            value={order}
            options={(['best', 'timeline'] as const).map((value) => ({ value, label: libraryText(`search.order.${value}`) }))}
            onChange={setOrder}
          />
        </div>
      )}
      <Hits
        list={list}
        media={order === 'timeline' ? orderByDate(media) : media}
        isDated={order === 'timeline'}
        onOpen={onOpen}
      />
    </div>
  );
}

function Hits({
  list,
  media,
  isDated,
  onOpen,
}: {
  list: RefObject<HTMLUListElement | null>;
  media: MediaHits[];
  isDated: boolean;
  onOpen: (contentId: string, target: JumpTarget) => void;
}) {
  useRoving(list, 'button');
  return (
    <ul ref={list} className={styles.media}>
      {media.map(({ contentId, title, coverUrl, sourceUrl, publishedAt, isShared, titleHit, otherHits }) => (
        <li key={contentId} className={styles.medium} data-found={contentId}>
          <span className={styles.cover}>
            <Cover coverUrl={coverUrl} sourceUrl={sourceUrl} />
          </span>
          <h2>
            <button type="button" dir="auto" data-hit={titleHit && 'title'} onClick={() => onOpen(contentId, {})}>
              {titleHit ? <Highlighted text={titleHit.snippet} parts={titleHit.highlights} /> : title}
            </button>
            {isDated && publishedAt !== undefined && (
              <time className={styles.date} dateTime={new Date(publishedAt).toISOString()}>
                {day(publishedAt)}
              </time>
            )}
            {isShared && <span className={styles.shared}>{libraryText('shared.found')}</span>}
          </h2>
          <ul>
            {otherHits.map((hit) => (
              <li key={`${hit.matchType} ${hit.cueIndex} ${hit.timestamp}`}>
                <button type="button" data-hit={hit.matchType} onClick={() => onOpen(contentId, jumpTargetOf(hit))}>
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

function jumpTargetOf({ matchType, timestamp }: Hit): JumpTarget {
  if (matchType === 'note') return { view: 'notes' };
  return timestamp === undefined ? {} : { at: timestamp };
}
