import type { MindMapStore } from '../../ports/mind-map-store.ts';
import type { GlossDatabase } from './database.ts';
import { mindMapModels } from './mind-map-models.ts';
import { written } from './written.ts';

export const dexieMindMapStore = (database: GlossDatabase): MindMapStore => ({
  ...mindMapModels(database),
  putMindMap: (map) => written(async () => void (await database.mindMaps.put(map))),
});
