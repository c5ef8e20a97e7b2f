import type { Visuals } from '../../records/visuals.ts';
import type { GlossDatabase } from './database.ts';

/** For pages that read live and for the store itself. */
export const visualsModels = ({ visuals }: GlossDatabase) => ({
  getVisuals: (contentId: string): Promise<Visuals | undefined> => visuals.get(contentId),
});
