import type { Hit } from './use-library-search.ts';

/** The search hits of one media item. */
export interface MediaHits {
  contentId: string;
  title: string;
  coverUrl?: string;
  sourceUrl: string;
  /** Time of publication (ms since 1970), if it is known. */
  publishedAt?: number;
  /** Whether it belongs to a collection of another user. */
  isShared: boolean;
  /** The hit in the title. */
  titleHit?: Hit;
  /** The other hits, best first. */
  otherHits: Hit[];
}

/** Groups hits by media item, in the order of each item's best hit. */
export function groupHits(hits: Hit[]): MediaHits[] {
  const media = new Map<string, MediaHits>();
  for (const hit of hits) {
    const { contentId, title, coverUrl, sourceUrl, collectionId } = hit;
    const publishedAt = timeOf(hit.publishedAt);
    const isShared = collectionId !== undefined;
    const mediaItem = media.get(contentId) ?? { contentId, title, coverUrl, sourceUrl, publishedAt, isShared, otherHits: [] };
    media.set(contentId, mediaItem);
    if (hit.matchType === 'title') mediaItem.titleHit ??= hit;
    else mediaItem.otherHits.push(hit);
  }
  return [...media.values()];
}

/** Orders media items by publication, the oldest first, each with its hits in the order of their times; those without a date follow. */
export const orderByDate = (media: MediaHits[]): MediaHits[] =>
  media
    .map((one) => ({ ...one, otherHits: one.otherHits.toSorted((a, b) => (a.timestamp ?? -1) - (b.timestamp ?? -1)) }))
    .toSorted((a, b) => (a.publishedAt ?? Number.MAX_SAFE_INTEGER) - (b.publishedAt ?? Number.MAX_SAFE_INTEGER));

/** Returns the time that a site names, or undefined for a date that can't be read. */
function timeOf(date: string | undefined): number | undefined {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? undefined : time;
}
