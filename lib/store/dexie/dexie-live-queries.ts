import { liveQuery } from 'dexie';
import type { LiveQueries } from '../../ports/live-queries.ts';
import { mediaStepsKey } from '../../ports/task-store.ts';
import type { Slide } from '../../records/visuals.ts';
import { channelModels } from './channel-models.ts';
import type { GlossDatabase } from './database.ts';
import { withPrefix } from './key-prefix.ts';
import { libraryItemModels } from './library-item-models.ts';
import { libraryModels } from './library-models.ts';
import { mindMapModels } from './mind-map-models.ts';
import { readModels } from './read-models.ts';
import { sharedModels } from './shared-models.ts';
import { visualsModels } from './visuals-models.ts';

/** Live queries of the database itself. Dexie observes the rows and ranges that a read touches, in every context of the origin. */
export const dexieLiveQueries = (database: GlossDatabase): LiveQueries => ({
  ...readModels(database),
  ...libraryModels(database),
  ...libraryItemModels(database),
  ...channelModels(database),
  ...mindMapModels(database),
  ...visualsModels(database),
  seenSlides: (contentId) => readFoundSlides(database, contentId),
  shared: sharedModels(database),
  observe: (read, next, fail) => {
    const subscription = liveQuery(read).subscribe(next, fail);
    return () => subscription.unsubscribe();
  },
});

/** Returns the slides that an unfinished scan has found so far; for live queries. */
async function readFoundSlides({ steps }: GlossDatabase, contentId: string): Promise<Slide[]> {
  const owner = mediaStepsKey('seen', contentId);
  const seen = await withPrefix(steps.where('[taskId+key]'), owner).toArray();
  return seen.map(({ value }) => (value as { slide: Slide }).slide);
}
