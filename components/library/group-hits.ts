import type { Hit } from './use-library-search.ts';

/** The search hits of one media item. */
export interface MediaHits {
  contentId: string;
  title: string;
  coverUrl?: string;
  sourceUrl: string;
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
    const isShared = collectionId !== undefined;
    const medium = media.get(contentId) ?? { contentId, title, coverUrl, sourceUrl, isShared, otherHits: [] };
    media.set(contentId, medium);
    if (hit.matchType === 'title') medium.titleHit ??= hit;
    else medium.otherHits.push(hit);
  }
  return [...media.values()];
}
