import type { LibraryFilter } from '../records/library-filter.ts';

/** Finds things in what a person keeps. */
export interface Search {
  /** Best first. */
  find(query: SearchQuery): Promise<SearchHit[]>;
  /** Takes up all that has changed, as `searchTranscripts` takes up the last few things only; resolves when it can be found. */
  catchUp(): Promise<void>;
}

export interface SearchQuery extends Omit<LibraryFilter, 'favourite' | 'inBin'> {
  keyword: string;
  limit: number;
  /** Titles and notes only, which takes a few milliseconds. */
  quick?: boolean;
}

export interface SearchHit {
  contentId: string;
  matchType: 'title' | 'note' | 'subtitle' | 'summary';
  snippet: string;
  /** Parts of the snippet that match, as UTF-16 offsets, ascending. */
  highlights: { from: number; to: number }[];
  /** Of a subtitle: its track and cue, and when it is said, in seconds; what stands on a slide has the time alone. */
  trackId?: string;
  cueIndex?: number;
  timestamp?: number;
  /** Of what is not the person's own: the acquired collection that it is in, and what is known of it there. */
  shared?: { collectionId: string; title: string; sourceUrl: string; coverUrl?: string };
}
