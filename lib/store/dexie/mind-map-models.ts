import type { StoredMindMap } from '../../ports/mind-map-store.ts';
import type { GlossDatabase } from './database.ts';

/** Reads of stored mind maps, shared by live queries and the store. */
export const mindMapModels = ({ mindMaps }: GlossDatabase) => ({
  getMindMap: (contentId: string): Promise<StoredMindMap | undefined> => mindMaps.get(contentId),
});
