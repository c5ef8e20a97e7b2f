import type { Cue } from '../../lib/contract/cue.ts';
import type { SummaryContent } from '../../lib/records/summary.ts';

/** The talk that the welcome page shows, with its summary by the offline engine. */
export interface WelcomeTalk {
  title: string;
  author: string;
  cues: Cue[];
  digest: SummaryContent;
}
