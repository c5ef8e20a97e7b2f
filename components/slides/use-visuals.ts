import { useLiveQuery } from 'dexie-react-hooks';
import type { Visuals } from '../../lib/records/visuals.ts';
import { openDatabase } from '../../lib/store/dexie/database.ts';
import { sensesModels } from '../../lib/store/dexie/senses-models.ts';

const { getVisuals } = sensesModels(openDatabase());

/** The slides that were found in a medium, live: null where nobody looked, undefined until that is known. */
export function useVisuals(contentId: string): Visuals | null | undefined {
  const found = useLiveQuery(async () => ({ contentId, visuals: (await getVisuals(contentId)) ?? null }), [contentId]);
  // A query that was asked for the former medium may still answer.
  return found?.contentId === contentId ? found.visuals : undefined;
}
