import type { PageMedium } from '../../lib/contract/page.ts';
import { locateMedia } from '../../lib/sites/generic/media-of.ts';
import { mediaElements, takeSnapshot } from './take-snapshot.ts';

export interface Found {
  medium: PageMedium;
  /** What plays it; none in a frame that can't be reached. */
  element?: HTMLMediaElement;
}

/** What plays on this page now, best first. */
export function findMedia(): Found[] {
  const elements = mediaElements(document);
  return locateMedia(takeSnapshot(elements)).map(({ medium, element }) => ({
    medium,
    element: element === undefined ? undefined : elements[element],
  }));
}
