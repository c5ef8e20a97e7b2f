import type { SearchHit } from '../ports/search.ts';

/** A hit with its rank; what it shows is read only if it is among the best. */
export interface Ranked {
  score: number;
  /** Of two that are as good, the one saved later comes first. */
  createdAt: number;
  hit(): Promise<SearchHit | undefined>;
}

/** Titles come before notes, these before summaries, these before what is said. */
export const rankOf: Record<SearchHit['matchType'], number> = { title: 3, note: 2, summary: 1, subtitle: 0 };

/** The best ones, as they are shown; what is there no more since it was indexed is left out. */
export async function bestHits(ranked: Ranked[], limit: number): Promise<SearchHit[]> {
  ranked.sort((a, b) => b.score - a.score || b.createdAt - a.createdAt);
  const hits = await Promise.all(ranked.slice(0, limit).map(({ hit }) => hit()));
  return hits.filter((hit) => hit !== undefined);
}
