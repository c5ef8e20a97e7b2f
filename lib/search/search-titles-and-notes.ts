import type { SearchHit } from '../ports/search.ts';
import type { IndexedDocument } from '../ports/search-store.ts';
import { createSnippet } from './create-snippet.ts';
import { matchLines } from './match-lines.ts';
import type { ParsedQuery } from './parse-query.ts';
import { matchTypeRank, type RankedHit } from './ranked-hit.ts';
import type { SearchedStore } from './read-document.ts';
import { readSharedMedia, sharedSource } from './read-shared-media.ts';

const letter = /[\p{L}\p{N}\p{M}]/u;

/** Searches titles and notes, which are few enough to scan in memory. */
export function searchTitlesAndNotes(
  store: SearchedStore,
  documents: Iterable<IndexedDocument>,
  wanted: ParsedQuery,
  isWanted: (document: IndexedDocument) => boolean,
): RankedHit[] {
  const ranked: RankedHit[] = [];
  for (const document of documents) {
    const inTitle = rateMatch(document.title, wanted);
    const inNote = rateMatch(document.note, wanted);
    if (inTitle + inNote === 0 || !isWanted(document)) continue;
    const { contentId, createdAt } = document;
    const titled = document.isShared ? sharedTitleHit : titleHit;
    if (inTitle > 0)
      ranked.push({ score: matchTypeRank.title + inTitle, createdAt, hit: () => titled(store, contentId, wanted) });
    if (inNote > 0) ranked.push({ score: matchTypeRank.note + inNote, createdAt, hit: () => noteHit(store, contentId, wanted) });
  }
  return ranked;
}

async function titleHit(store: SearchedStore, contentId: string, wanted: ParsedQuery): Promise<SearchHit> {
  const [saved, content] = await Promise.all([store.getSaved(contentId), store.getContent(contentId)]);
  return { contentId, matchType: 'title', ...createSnippet(saved?.title || content?.title || '', wanted, 'anywhere') };
}

async function sharedTitleHit(store: SearchedStore, contentId: string, wanted: ParsedQuery): Promise<SearchHit | undefined> {
  const shared = await readSharedMedia(store, contentId);
  if (!shared) return undefined;
  return { contentId, matchType: 'title', ...createSnippet(shared.content.title, wanted, 'anywhere'), ...sharedSource(shared) };
}

async function noteHit(store: SearchedStore, contentId: string, wanted: ParsedQuery): Promise<SearchHit> {
  const lines = ((await store.getNote(contentId))?.text ?? '').split(/\r?\n/);
  const [best] = matchLines(lines, wanted, 'anywhere');
  const text = lines.slice(best?.from ?? 0, best?.to).join(' ');
  return { contentId, matchType: 'note', ...createSnippet(text, wanted, 'anywhere') };
}

/**
 * Returns the quality of a match, 0 for none. The start of the text, or of a word, is better than the middle; single words are
 * worst.
 */
function rateMatch(text: string, { phrase, terms }: ParsedQuery): number {
  const at = text.indexOf(phrase.text);
  if (at === 0) return 0.9;
  if (at > 0) return letter.test(text[at - 1]!) ? 0.7 : 0.8;
  return terms.length > 1 && terms.every((term) => text.includes(term.text)) ? 0.5 : 0;
}
