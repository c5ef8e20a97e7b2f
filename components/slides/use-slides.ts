import type { Slide } from '../../lib/records/visuals.ts';
import { useLiveById } from '../app/use-live-by-id.ts';
import { mergeFoundSlides } from './slide-order.ts';

/**
 * The slides of a media item, live, with those that a running scan has found: null before the first scan, undefined
 * until they are read.
 */
export function useSlides(contentId: string, isScanning: boolean): Slide[] | null | undefined {
  return useLiveById(
    contentId,
    async (live) => {
      const visuals = await live.getVisuals(contentId);
      const seen = isScanning ? await live.seenSlides(contentId) : [];
      return visuals || seen.length > 0 ? mergeFoundSlides(visuals?.slides ?? [], seen) : null;
    },
    [isScanning],
  );
}
