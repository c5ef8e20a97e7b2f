import type { Slide } from '../../lib/records/visuals.ts';
import { useLive } from '../app/use-live.ts';
import { mergeFoundSlides } from './merge-found-slides.ts';

/**
 * The slides of a medium, live, those included that somebody who still looks has found: null where nobody looked, undefined until
 * that is known.
 */
export function useSlides(contentId: string, isLooking: boolean): Slide[] | null | undefined {
  const found = useLive(
    async (live) => {
      const visuals = await live.getVisuals(contentId);
      const seen = isLooking ? await live.seenSlides(contentId) : [];
      return { contentId, slides: visuals || seen.length > 0 ? mergeFoundSlides(visuals?.slides ?? [], seen) : null };
    },
    [contentId, isLooking],
  );
  // A query that was asked for the former medium may still answer.
  return found?.contentId === contentId ? found.slides : undefined;
}
