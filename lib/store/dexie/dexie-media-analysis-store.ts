import type { MediaAnalysisStore } from '../../ports/media-analysis-store.ts';
import type { MindMapStore } from '../../ports/mind-map-store.ts';
import { replaceRow } from '../replace-row.ts';
import type { GlossDatabase } from './database.ts';
import { addChangeOfSaved } from './dexie-change-store.ts';
import { mapWriteErrors } from './map-write-errors.ts';
import { mindMapModels } from './mind-map-models.ts';
import { requireMedia } from './require-owner.ts';
import { visualsModels } from './visuals-models.ts';

/** Creates the store of slides, named voices and mind maps over the extension's IndexedDB database. */
export function dexieMediaAnalysisStore(database: GlossDatabase): MediaAnalysisStore & MindMapStore {
  const { contents, mindMaps, visuals, namedVoices, saved, changes } = database;
  return {
    ...visualsModels(database),
    ...mindMapModels(database),
    putMindMap: (map) =>
      mapWriteErrors(() =>
        database.transaction('rw', contents, mindMaps, async () => {
          await requireMedia(database, map.contentId);
          await mindMaps.put(map);
        }),
      ),
    putVisuals: (seen) =>
      mapWriteErrors(() =>
        database.transaction('rw', contents, visuals, saved, changes, async () => {
          await requireMedia(database, seen.contentId);
          await visuals.put(seen);
          await addChangeOfSaved(database, seen.contentId);
        }),
      ),
    getNamedVoices: (of) => namedVoices.get(of),
    updateNamedVoices: (of, change) =>
      mapWriteErrors(() =>
        database.transaction('rw', namedVoices, async () =>
          replaceRow(await namedVoices.get(of), change, (changed) => namedVoices.put(changed)),
        ),
      ),
  };
}
