import { fold } from '../encoding/fold.ts';
import type { SearchQuery } from '../ports/search.ts';
import type { IndexedDocument } from '../ports/search-store.ts';
import { matchesFilter } from '../records/library-filter.ts';
import { type QueryTerm, queryTerms } from './terms.ts';

/** Maximum number of words of a query. */
const maxTerms = 16;

/** A search query folded as the indexed texts are: its phrase and its terms. */
export interface ParsedQuery {
  /** The whole query with single spaces. */
  phrase: QueryTerm;
  /** Empty if the query contains neither letters nor digits. */
  terms: QueryTerm[];
}

/** Parses the text of a search query. Terms beyond the limit are ignored. */
export function parseQuery(keyword: string): ParsedQuery {
  const text = fold(keyword).replace(/\s+/g, ' ').trim();
  const terms = queryTerms(text).slice(0, maxTerms);
  const beginsWithWord = terms[0]?.isWord === true && text.startsWith(terms[0].text);
  return { phrase: { text, isPrefix: true, isWord: beginsWithWord }, terms };
}

/**
 * Returns a predicate for the documents that pass a query's filters. `collected` are the ids of the items in the requested
 * collection.
 */
export const documentFilter = (query: SearchQuery, collected?: Set<string>): ((document: IndexedDocument) => boolean) =>
  matchesFilter(query, {
    tags: ({ tags }) => tags,
    channelId: ({ channelId }) => channelId,
    createdAt: ({ createdAt }) => createdAt,
    hasNote: ({ note }) => note !== '',
    isCollected: ({ contentId }) => collected?.has(contentId),
    // Only what is not in the trash is indexed.
    isInTrash: () => false,
  });
