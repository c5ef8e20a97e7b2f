import type { MediaAnalysisStore } from '../../ports/media-analysis-store.ts';
import type { GlossDatabase } from './database.ts';
import { addChangeOfSaved } from './dexie-change-store.ts';
import { mapWriteErrors } from './map-write-errors.ts';
import { visualsModels } from './visuals-models.ts';

export function dexieMediaAnalysisStore(database: GlossDatabase): MediaAnalysisStore {
  const { visuals, namedVoices, saved, changes } = database;
  return {
    ...visualsModels(database),
    putVisuals: (seen) =>
      mapWriteErrors(() =>
        database.transaction('rw', visuals, saved, changes, async () => {
          await visuals.put(seen);
          await addChangeOfSaved(database, seen.contentId);
        }),
      ),
    getNamedVoices: (of) => namedVoices.get(of),
    putNamedVoices: (voices) => mapWriteErrors(async () => void (await namedVoices.put(voices))),
  };
}
