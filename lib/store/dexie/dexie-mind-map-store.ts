import type { MindMapStore } from '../../ports/mind-map-store.ts';
import type { GlossDatabase } from './database.ts';
import { written } from './written.ts';

export const dexieMindMapStore = ({ mindMaps }: GlossDatabase): MindMapStore => ({
  getMindMap: (contentId) => mindMaps.get(contentId),
  putMindMap: (map) => written(async () => void (await mindMaps.put(map))),
});
