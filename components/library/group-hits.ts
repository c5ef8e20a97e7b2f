import type { Hit } from './use-library-search.ts';

/** The search hits of one media item. */
export interface FoundMedium {
  contentId: string;
  title: string;
  coverUrl?: string;
  sourceUrl: string;
  /** Whether it belongs to a collection of another user. */
  isShared: boolean;
  /** The hit in the title. */
  inTitle?: Hit;
  /** The other hits, best first. */
  places: Hit[];
}

/** Groups hits by media item, in the order of each item's best hit. */
export function groupHits(hits: Hit[]): FoundMedium[] {
  const media = new Map<string, FoundMedium>();
  for (const hit of hits) {
    const { contentId, title, coverUrl, sourceUrl, collectionId } = hit;
    const isShared = collectionId !== undefined;
    const medium = media.get(contentId) ?? { contentId, title, coverUrl, sourceUrl, isShared, places: [] };
    media.set(contentId, medium);
    if (hit.matchType === 'title') medium.inTitle ??= hit;
    else medium.places.push(hit);
  }
  return [...media.values()];
}
