import type { Visuals } from '../../records/visuals.ts';
import type { GlossDatabase } from './database.ts';

/** Reads of stored slides, shared by live queries and the store. */
export const visualsModels = ({ visuals }: GlossDatabase) => ({
  getVisuals: (contentId: string): Promise<Visuals | undefined> => visuals.get(contentId),
});
