import type { NamedVoices } from '../records/named-voices.ts';
import type { Visuals } from '../records/visuals.ts';

/** What was seen in media, and whose voices are known. */
export interface MediaAnalysisStore {
  getVisuals(contentId: string): Promise<Visuals | undefined>;
  putVisuals(visuals: Visuals): Promise<void>;
  getNamedVoices(of: string): Promise<NamedVoices | undefined>;
  putNamedVoices(voices: NamedVoices): Promise<void>;
}
