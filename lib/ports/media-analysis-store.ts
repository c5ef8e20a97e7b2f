import type { NamedVoices } from '../records/named-voices.ts';
import type { Visuals } from '../records/visuals.ts';

/** Stores the slides of videos, and the voices of the speakers that the user has named. */
export interface MediaAnalysisStore {
  getVisuals(contentId: string): Promise<Visuals | undefined>;
  putVisuals(visuals: Visuals): Promise<void>;
  getNamedVoices(of: string): Promise<NamedVoices | undefined>;
  putNamedVoices(voices: NamedVoices): Promise<void>;
}
