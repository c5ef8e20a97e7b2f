import { toPlainText } from '../markdown/to-plain-text.ts';
import type { SearchHit } from '../ports/search.ts';
import type { IndexedDocument } from '../ports/search-store.ts';
import { createSnippet } from './create-snippet.ts';
import { matchLines } from './match-lines.ts';
import { findTier, matchTiers } from './match-tiers.ts';
import type { ParsedQuery } from './parse-query.ts';
import { matchTypeRank, type RankedHit } from './ranked-hit.ts';
import type { SearchedStore } from './read-document.ts';
import { readSharedMedia, sharedSource } from './read-shared-media.ts';

/** Searches titles and notes, which are few enough to scan in memory. */
export function searchTitlesAndNotes(
  store: SearchedStore,
  documents: Iterable<IndexedDocument>,
  wanted: ParsedQuery,
): RankedHit[] {
  const ranked: RankedHit[] = [];
  const tiers = matchTiers(wanted);
  for (const document of documents) {
    const inTitle = findTier(document.title, tiers)?.quality ?? 0;
    const inNote = findTier(document.note, tiers)?.quality ?? 0;
    if (inTitle + inNote === 0) continue;
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
  const text = toPlainText(lines.slice(best?.from ?? 0, best?.to).join('\n'));
  return { contentId, matchType: 'note', ...createSnippet(text, wanted, 'anywhere') };
}
