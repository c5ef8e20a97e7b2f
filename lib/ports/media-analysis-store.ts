import type { NamedVoices } from '../records/named-voices.ts';
import type { Visuals } from '../records/visuals.ts';
import type { RowChange } from './library-store.ts';

/** Stores the slides of videos, and the voices of the speakers that the user has named. */
export interface MediaAnalysisStore {
  getVisuals(contentId: string): Promise<Visuals | undefined>;
  putVisuals(visuals: Visuals): Promise<void>;
  getNamedVoices(of: string): Promise<NamedVoices | undefined>;
  /** Replaces the row by the result of `change` in one transaction. Returns the stored row. */
  updateNamedVoices(of: string, change: RowChange<NamedVoices>): Promise<NamedVoices | undefined>;
}
