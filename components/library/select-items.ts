import { type LibraryFilter, matchesFilter } from '../../lib/records/library-filter.ts';
import type { SavedItem } from '../../lib/records/saved-item.ts';

/** The filters of the library. */
export interface Filters {
  tag?: string;
  favourite?: boolean;
  hasNote?: boolean;
  collectionId?: string;
  channelId?: string;
  /** Days as YYYY-MM-DD, both inclusive. */
  from?: string;
  to?: string;
}
export type Order = 'newest' | 'oldest' | 'changed';

/** The data for filters that saved items do not hold themselves. */
export interface FilterData {
  annotated?: ReadonlySet<string>;
  collected?: ReadonlySet<string>;
}

/** Returns the ids of the items that match the filters, sorted. */
export function selectItems(
  items: SavedItem[],
  filters: Filters,
  order: Order,
  { annotated, collected }: FilterData,
  isInTrash = false,
): string[] {
  const filter: LibraryFilter = {
    ...filters,
    // An unchecked box is no filter.
    favourite: filters.favourite || undefined,
    hasNote: filters.hasNote || undefined,
    from: startOf(filters.from),
    to: endOf(filters.to),
    inBin: isInTrash,
  };
  const matching = items.filter(
    matchesFilter(filter, {
      tags: ({ tags }) => tags,
      favourite: ({ favourite }) => favourite,
      hasNote: ({ contentId }) => annotated?.has(contentId),
      isCollected: ({ contentId }) => collected?.has(contentId),
      channelId: ({ channelId }) => channelId,
      createdAt: ({ createdAt }) => createdAt,
      isInTrash: ({ deletedAt }) => deletedAt !== undefined,
    }),
  );
  const time = ({ createdAt, updatedAt }: SavedItem) => (order === 'changed' ? updatedAt : createdAt);
  matching.sort((a, b) => (order === 'oldest' ? time(a) - time(b) : time(b) - time(a)));
  return matching.map(({ contentId }) => contentId);
}

/** Returns the number of active filters. */
export const countFilters = (filters: Filters): number => Object.values(filters).filter(Boolean).length;

/** Returns the start of a day in local time, in milliseconds since 1970; minus infinity without a day. */
export function startOf(day: string | undefined): number {
  const time = day ? new Date(`${day}T00:00`).getTime() : Number.NaN;
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time;
}

/** Returns the end of a day in local time, exclusive, in milliseconds since 1970; infinity without a day. */
export function endOf(day: string | undefined): number {
  const start = startOf(day);
  if (!Number.isFinite(start)) return Number.POSITIVE_INFINITY;
  // Days are not all equally long.
  const next = new Date(start);
  next.setDate(next.getDate() + 1);
  return next.getTime();
}
