import type { LibraryFilter } from '../records/library-filter.ts';

/** Full-text search in the titles, notes, transcripts and summaries of the user's library. */
export interface Search {
  /** Best first. */
  find(query: SearchQuery): Promise<SearchHit[]>;
  /** Indexes all changes, while `find` indexes only the last few. Resolves when everything can be found. */
  catchUp(): Promise<void>;
}

/** A full-text query with a filter of the library's items; at most `limit` hits are returned. */
export interface SearchQuery extends Omit<LibraryFilter, 'favourite' | 'inBin'> {
  keyword: string;
  limit: number;
  /** Titles and notes only, which takes a few milliseconds. */
  quick?: boolean;
}

/** A media item that matches a full-text query, with the best matching text. */
export interface SearchHit {
  contentId: string;
  matchType: 'title' | 'note' | 'subtitle' | 'summary';
  snippet: string;
  /** Matching ranges of the snippet, as UTF-16 offsets, ascending. */
  highlights: { from: number; to: number }[];
  /** Track, cue and time in seconds of a subtitle; text on a slide has only the time. */
  trackId?: string;
  cueIndex?: number;
  timestamp?: number;
  /** The acquired collection that contains it, if it is not the user's own item, with its metadata there. */
  shared?: { collectionId: string; title: string; sourceUrl: string; coverUrl?: string };
}
