import { type LibraryFilter, matchesFilter } from '../../lib/records/library-filter.ts';
import type { SavedItem } from '../../lib/records/saved-item.ts';

/** Which of the saved items are wanted. */
export interface Filters {
  tag?: string;
  favourite?: boolean;
  hasNote?: boolean;
  collectionId?: string;
  channelId?: string;
  /** Days, as YYYY-MM-DD: saved then or later, saved then or earlier. */
  from?: string;
  to?: string;
}
export type Order = 'newest' | 'oldest' | 'changed';

/** What filters stand on, where it is not in the items themselves. */
export interface FilterFacts {
  annotated?: ReadonlySet<string>;
  collected?: ReadonlySet<string>;
}

/** Ids of the items that are wanted, in their order. */
export function selectItems(
  items: SavedItem[],
  filters: Filters,
  order: Order,
  { annotated, collected }: FilterFacts,
  inBin = false,
): string[] {
  const filter: LibraryFilter = {
    ...filters,
    // Boxes that are not ticked filter nothing.
    favourite: filters.favourite || undefined,
    hasNote: filters.hasNote || undefined,
    from: startOf(filters.from),
    to: endOf(filters.to),
    inBin,
  };
  const wanted = items.filter(
    matchesFilter(filter, {
      tags: ({ tags }) => tags,
      favourite: ({ favourite }) => favourite,
      hasNote: ({ contentId }) => annotated?.has(contentId),
      isCollected: ({ contentId }) => collected?.has(contentId),
      channelId: ({ channelId }) => channelId,
      createdAt: ({ createdAt }) => createdAt,
      isInBin: ({ deletedAt }) => deletedAt !== undefined,
    }),
  );
  const time = ({ createdAt, updatedAt }: SavedItem) => (order === 'changed' ? updatedAt : createdAt);
  wanted.sort((a, b) => (order === 'oldest' ? time(a) - time(b) : time(b) - time(a)));
  return wanted.map(({ contentId }) => contentId);
}

/** How many filters are set. */
export const countFilters = (filters: Filters): number => Object.values(filters).filter(Boolean).length;

/** Milliseconds since 1970 of the beginning of a day where the person is; no bound without a day. */
export function startOf(day: string | undefined): number {
  const time = day ? new Date(`${day}T00:00`).getTime() : Number.NaN;
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time;
}

export function endOf(day: string | undefined): number {
  const start = startOf(day);
  if (!Number.isFinite(start)) return Number.POSITIVE_INFINITY;
  // Days are not all equally long.
  const next = new Date(start);
  next.setDate(next.getDate() + 1);
  return next.getTime();
}
