import type { SearchHit } from '../ports/search.ts';

/** A ranked hit; its content is read only if it is among the best. */
export interface RankedHit {
  score: number;
  /** Creation time; of two equal hits the newer one comes first. */
  createdAt: number;
  hit(): Promise<SearchHit | undefined>;
}

/** Rank of each type of match, higher first: titles, notes, summaries, transcripts. */
export const matchTypeRank: Record<SearchHit['matchType'], number> = { title: 3, note: 2, summary: 1, subtitle: 0 };

/** Compares hits for sorting: by score, then the newest first. */
export const compareHits = (a: RankedHit, b: RankedHit): number => b.score - a.score || b.createdAt - a.createdAt;

/** Returns the best hits as they are shown; items that were deleted since indexing are left out. */
export async function readBestHits(ranked: RankedHit[], limit: number): Promise<SearchHit[]> {
  ranked.sort(compareHits);
  const hits = await Promise.all(ranked.slice(0, limit).map(({ hit }) => hit()));
  return hits.filter((hit) => hit !== undefined);
}
