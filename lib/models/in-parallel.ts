import type { ModelChoice } from '../ports/models.ts';
import { isLocal } from './address.ts';

/** Returns the number of concurrent calls; a local one handles one after the other. */
export const concurrencyOf = (choice: ModelChoice): number => (isLocal(choice) ? 1 : 4);

/**
 * Processes all items, a limited number at a time, started in their order. The first failure is thrown, and no more are
 * started.
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = new Array(items.length);
  let next = 0;
  let isOver = false;
  const worker = async () => {
    while (next < items.length && !isOver) {
      const index = next++;
      results[index] = await work(items[index]!, index);
    }
  };
  try {
    await Promise.all(Array.from({ length: limit }, worker));
  } finally {
    isOver = true;
  }
  return results;
}
