import type { Store } from '../../ports/store.ts';
import type { SlideText } from '../../records/visuals.ts';

/** What stands on a medium's slides, without the pictures. */
export const slidesOf = async (store: Store, contentId: string): Promise<SlideText[] | undefined> =>
  (await store.getVisuals(contentId))?.slides.map(({ startTime, text }) => ({ startTime, text }));
