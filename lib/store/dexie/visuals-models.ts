import type { Visuals } from '../../records/visuals.ts';
import type { GlossDatabase } from './database.ts';

/** Reads for live queries and for the store. */
export const visualsModels = ({ visuals }: GlossDatabase) => ({
  getVisuals: (contentId: string): Promise<Visuals | undefined> => visuals.get(contentId),
});
