import type { SearchQuery } from '../ports/search.ts';
import type { IndexedDocument } from '../ports/search-store.ts';
import { fold } from './fold.ts';
import { type QueryTerm, queryTerms } from './terms.ts';

/** More words than anybody types. */
const maxTerms = 16;

/** What is looked for, folded. */
export interface Sought {
  /** The whole of it, with single spaces. */
  phrase: QueryTerm;
  /** None when it holds neither letters nor digits. */
  terms: QueryTerm[];
}

export function sought(keyword: string): Sought {
  const text = fold(keyword).replace(/\s+/g, ' ').trim();
  const terms = queryTerms(text).slice(0, maxTerms);
  const beginsWithWord = terms[0]?.isWord === true && text.startsWith(terms[0].text);
  return { phrase: { text, isPrefix: true, isWord: beginsWithWord }, terms };
}

/** Whether a document passes the filters. */
export const passes =
  ({ channelId, tag, hasNote, from = 0, to = Number.POSITIVE_INFINITY }: SearchQuery, collected?: Set<string>) =>
  (document: IndexedDocument): boolean =>
    (channelId === undefined || document.channelId === channelId) &&
    (tag === undefined || document.tags.includes(tag)) &&
    (hasNote === undefined || (document.note !== '') === hasNote) &&
    document.createdAt >= from &&
    document.createdAt < to &&
    (collected === undefined || collected.has(document.contentId));
