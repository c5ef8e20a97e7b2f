import type { PolishedTranscript } from '../records/polished-transcript.ts';
import type { Summary } from '../records/summary.ts';
import type { Translation } from '../records/translation.ts';

/**
 * Stores the summaries, articles, polished transcripts and translations of media items. Every write throws `notFound` for an item
 * that is not stored, or no longer.
 */
export interface TextStore {
  getSummary(summaryId: string): Promise<Summary | undefined>;
  /** Returns the newest version with this key, or of all versions. */
  findSummary(contentId: string, key?: string): Promise<Summary | undefined>;
  /** The newest version of the product `summary` of each media item, in the order of the ids. */
  listNewestSummaries(contentIds: string[]): Promise<(Summary | undefined)[]>;
  /** Every version, newest first. */
  listSummaries(contentId: string): Promise<Summary[]>;
  /** Adds a version; never overwrites another one. */
  addSummary(summary: Summary): Promise<void>;
  getPolished(contentId: string, key: string): Promise<PolishedTranscript | undefined>;
  putPolished(polished: PolishedTranscript): Promise<void>;
  getTranslation(contentId: string, key: string): Promise<Translation | undefined>;
  putTranslation(translation: Translation): Promise<void>;
}
