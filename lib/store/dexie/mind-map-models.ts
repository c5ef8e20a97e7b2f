import type { StoredMindMap } from '../../ports/mind-map-store.ts';
import type { GlossDatabase } from './database.ts';

/** For pages that read live and for the store itself. */
export const mindMapModels = ({ mindMaps }: GlossDatabase) => ({
  getMindMap: (contentId: string): Promise<StoredMindMap | undefined> => mindMaps.get(contentId),
});
