import type { Slide } from '../../lib/records/visuals.ts';
import { useLive } from '../app/use-live.ts';
import { mergeFoundSlides } from './slide-order.ts';

/**
 * The slides of a media item, live, with those that a running scan has found: null before the first scan, undefined
 * until they are read.
 */
export function useSlides(contentId: string, isScanning: boolean): Slide[] | null | undefined {
  const found = useLive(
    async (live) => {
      const visuals = await live.getVisuals(contentId);
      const seen = isScanning ? await live.seenSlides(contentId) : [];
      return { contentId, slides: visuals || seen.length > 0 ? mergeFoundSlides(visuals?.slides ?? [], seen) : null };
    },
    [contentId, isScanning],
  );
  // The query of the former item may still answer.
  return found?.contentId === contentId ? found.slides : undefined;
}
