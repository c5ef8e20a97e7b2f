import type { StoredMindMap } from '../../ports/mind-map-store.ts';
import type { GlossDatabase } from './database.ts';

/** Reads for live queries and for the store. */
export const mindMapModels = ({ mindMaps }: GlossDatabase) => ({
  getMindMap: (contentId: string): Promise<StoredMindMap | undefined> => mindMaps.get(contentId),
});
