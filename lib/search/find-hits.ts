import type { SearchHit, SearchQuery } from '../ports/search.ts';
import type { IndexedDocument } from '../ports/search-store.ts';
import { type ParsedQuery, parseQuery } from './parse-query.ts';
import { compareHits, readBestHits } from './ranked-hit.ts';
import type { SearchedStore } from './read-document.ts';
import { searchTitlesAndNotes } from './search-titles-and-notes.ts';
import { searchTranscripts } from './search-transcripts.ts';

/** The access to an index: finds the documents that may match a query and pass its filters. */
export interface DocumentFinder {
  byTitleOrNote(wanted: ParsedQuery): Promise<Iterable<IndexedDocument>>;
  /** Best first. */
  byText(wanted: ParsedQuery): Promise<IndexedDocument[]>;
  /** Milliseconds after which no further transcript is searched. */
  timeLimitMs: number;
}

/** Share of the hits that titles and notes leave to transcripts and summaries, if these have so many. */
const textShare = 0.25;

/** Returns the best hits of a query; if there are none, those of its words without their endings. */
export async function findHits(store: SearchedStore, query: SearchQuery, finder: DocumentFinder): Promise<SearchHit[]> {
  const wanted = parseQuery(query.keyword);
  const hits = await findExactly(store, query, wanted, finder);
  if (hits.length > 0 || wanted.isQuoted) return hits;
  const loose = parseQuery(query.keyword, { isLoose: true });
  return JSON.stringify(loose) === JSON.stringify(wanted) ? [] : findExactly(store, query, loose, finder);
}

async function findExactly(
  store: SearchedStore,
  { quick, limit }: SearchQuery,
  wanted: ParsedQuery,
  { byTitleOrNote, byText, timeLimitMs }: DocumentFinder,
): Promise<SearchHit[]> {
  if (wanted.phrase.text === '') return [];
  const named = searchTitlesAndNotes(store, await byTitleOrNote(wanted), wanted);
  if (quick) return readBestHits(named, limit);
  const reserved = Math.floor(limit * textShare);
  const maxHits = Math.max(limit - named.length, reserved);
  const spoken = maxHits > 0 ? await searchTranscripts(store, await byText(wanted), wanted, { maxHits, timeLimitMs }) : [];
  const best = named.sort(compareHits).slice(0, limit - Math.min(reserved, spoken.length));
  return readBestHits([...best, ...spoken], limit);
}
