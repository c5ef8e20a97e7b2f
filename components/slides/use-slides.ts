import { useLiveQuery } from 'dexie-react-hooks';
import type { Slide } from '../../lib/records/visuals.ts';
import { openDatabase } from '../../lib/store/dexie/database.ts';
import { readFoundSlides } from '../../lib/store/dexie/found-slides.ts';
import { visualsModels } from '../../lib/store/dexie/visuals-models.ts';
import { withSeen } from './with-seen.ts';

const database = openDatabase();
const { getVisuals } = visualsModels(database);

/**
 * The slides of a medium, live, those included that somebody who still looks has found: null where nobody looked, undefined until
 * that is known.
 */
export function useSlides(contentId: string, isLooking: boolean): Slide[] | null | undefined {
  const found = useLiveQuery(async () => {
    const visuals = await getVisuals(contentId);
    const seen = isLooking ? await readFoundSlides(database, contentId) : [];
    return { contentId, slides: visuals || seen.length > 0 ? withSeen(visuals?.slides ?? [], seen) : null };
  }, [contentId, isLooking]);
  // A query that was asked for the former medium may still answer.
  return found?.contentId === contentId ? found.slides : undefined;
}
