import Dexie from 'dexie';
import { mediaStepsKey } from '../../ports/task-store.ts';
import type { Slide } from '../../records/visuals.ts';
import type { GlossDatabase } from './database.ts';

/** Returns the slides that an unfinished scan has found so far; for live queries. */
export async function readFoundSlides({ steps }: GlossDatabase, contentId: string): Promise<Slide[]> {
  const owner = mediaStepsKey('seen', contentId);
  const seen = await steps.where('[taskId+key]').between([owner, Dexie.minKey], [owner, Dexie.maxKey]).toArray();
  return seen.map(({ value }) => (value as { slide: Slide }).slide);
}
