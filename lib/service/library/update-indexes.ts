import type { Ports } from '../../ports/ports.ts';

/**
 * Brings the search index and the compared texts up to date with the library. Ends without an error: the next search and the next
 * comparison try again.
 */
export async function updateIndexes({ search, novelty }: Pick<Ports, 'search' | 'novelty'>): Promise<void> {
  await Promise.allSettled([search.catchUp(), novelty.catchUp()]);
}
