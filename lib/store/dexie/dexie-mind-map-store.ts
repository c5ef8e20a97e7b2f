import type { MindMapStore } from '../../ports/mind-map-store.ts';
import type { GlossDatabase } from './database.ts';
import { mapWriteErrors } from './map-write-errors.ts';
import { mindMapModels } from './mind-map-models.ts';

export const dexieMindMapStore = (database: GlossDatabase): MindMapStore => ({
  ...mindMapModels(database),
  putMindMap: (map) => mapWriteErrors(async () => void (await database.mindMaps.put(map))),
});
