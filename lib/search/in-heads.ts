import type { SearchHit } from '../ports/search.ts';
import type { IndexedDocument } from '../ports/search-store.ts';
import { matchLines } from './match-lines.ts';
import type { Sought } from './query.ts';
import { type Ranked, rankOf } from './ranked.ts';
import type { Searched } from './read-document.ts';
import { sharedMedium, sourceOf } from './shared-medium.ts';
import { snippetOf } from './snippet.ts';

const letter = /[\p{L}\p{N}\p{M}]/u;

/** Searches titles and notes, which are few enough to scan in memory. */
export function inHeads(
  store: Searched,
  documents: Iterable<IndexedDocument>,
  wanted: Sought,
  isWanted: (document: IndexedDocument) => boolean,
): Ranked[] {
  const ranked: Ranked[] = [];
  for (const document of documents) {
    const inTitle = qualityOf(document.title, wanted);
    const inNote = qualityOf(document.note, wanted);
    if (inTitle + inNote === 0 || !isWanted(document)) continue;
    const { contentId, createdAt } = document;
    const titled = document.isShared ? sharedTitleHit : titleHit;
    if (inTitle > 0) ranked.push({ score: rankOf.title + inTitle, createdAt, hit: () => titled(store, contentId, wanted) });
    if (inNote > 0) ranked.push({ score: rankOf.note + inNote, createdAt, hit: () => noteHit(store, contentId, wanted) });
  }
  return ranked;
}

async function titleHit(store: Searched, contentId: string, wanted: Sought): Promise<SearchHit> {
  const [saved, content] = await Promise.all([store.getSaved(contentId), store.getContent(contentId)]);
  return { contentId, matchType: 'title', ...snippetOf(saved?.title || content?.title || '', wanted, 'anywhere') };
}

async function sharedTitleHit(store: Searched, contentId: string, wanted: Sought): Promise<SearchHit | undefined> {
  const shared = await sharedMedium(store, contentId);
  if (!shared) return undefined;
  return { contentId, matchType: 'title', ...snippetOf(shared.content.title, wanted, 'anywhere'), ...sourceOf(shared) };
}

async function noteHit(store: Searched, contentId: string, wanted: Sought): Promise<SearchHit> {
  const lines = ((await store.getNote(contentId))?.text ?? '').split(/\r?\n/);
  const [best] = matchLines(lines, wanted, 'anywhere');
  const text = lines.slice(best?.from ?? 0, best?.to).join(' ');
  return { contentId, matchType: 'note', ...snippetOf(text, wanted, 'anywhere') };
}

/**
 * Returns the quality of a match, 0 for none. The start of the text, or of a word, is better than the middle; single words are
 * worst.
 */
function qualityOf(text: string, { phrase, terms }: Sought): number {
  const at = text.indexOf(phrase.text);
  if (at === 0) return 0.9;
  if (at > 0) return letter.test(text[at - 1]!) ? 0.7 : 0.8;
  return terms.length > 1 && terms.every((term) => text.includes(term.text)) ? 0.5 : 0;
}
