import { useLiveQuery } from 'dexie-react-hooks';
import type { Slide } from '../../lib/records/visuals.ts';
import { openDatabase } from '../../lib/store/dexie/database.ts';
import { seenSlides } from '../../lib/store/dexie/seen-slides.ts';
import { sensesModels } from '../../lib/store/dexie/senses-models.ts';
import { withSeen } from './with-seen.ts';

const database = openDatabase();
const { getVisuals } = sensesModels(database);

/**
 * The slides of a medium, live, those included that somebody who still looks has found: null where nobody looked, undefined until
 * that is known.
 */
export function useSlides(contentId: string, isLooking: boolean): Slide[] | null | undefined {
  const found = useLiveQuery(async () => {
    const visuals = await getVisuals(contentId);
    const seen = isLooking ? await seenSlides(database, contentId) : [];
    return { contentId, slides: visuals || seen.length > 0 ? withSeen(visuals?.slides ?? [], seen) : null };
  }, [contentId, isLooking]);
  // A query that was asked for the former medium may still answer.
  return found?.contentId === contentId ? found.slides : undefined;
}
