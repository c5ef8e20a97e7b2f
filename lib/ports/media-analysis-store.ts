import type { NamedVoices } from '../records/named-voices.ts';
import type { Visuals } from '../records/visuals.ts';

/** Stores slides and the named voices of speakers. */
export interface MediaAnalysisStore {
  getVisuals(contentId: string): Promise<Visuals | undefined>;
  putVisuals(visuals: Visuals): Promise<void>;
  getNamedVoices(of: string): Promise<NamedVoices | undefined>;
  putNamedVoices(voices: NamedVoices): Promise<void>;
}
