import type { FailureCode } from '../../lib/contract/failure.ts';
import type { ChapterMark, Provenance } from '../../lib/contract/media.ts';
import type { Content } from '../../lib/records/content.ts';

export const columns = ['url', 'metadata', 'captions', 'chapters', 'failures'] as const;
export type Column = (typeof columns)[number];

/** An address, and what Gloss must make of it in the world. A row counts once in each column that it says something about. */
export interface Row {
  address: string;
  /** Of the media item at the address; null where the address is not the site's, or names no media item. */
  url?: string | null;
  metadata?: Partial<Content>;
  captions?: { language: string; provenance: Provenance; words: string[] };
  chapters?: ChapterMark[];
  failures?: FailureCode;
  /** The page is open, with these cookies; without it the host alone is asked. */
  page?: { cookie: string };
}
