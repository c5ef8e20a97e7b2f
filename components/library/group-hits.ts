import type { Hit } from './use-library-search.ts';

/** What was found of one medium. */
export interface FoundMedium {
  contentId: string;
  title: string;
  coverUrl?: string;
  sourceUrl: string;
  /** It is in a collection of somebody else. */
  isShared: boolean;
  /** What is marked in the title, where that is what matches. */
  inTitle?: Hit;
  /** The other places, best first. */
  places: Hit[];
}

/** Hits by their media, in the order of the best one of each. */
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
