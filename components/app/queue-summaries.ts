import { maxBatchSize } from '../../lib/contract/max-batch-size.ts';
import type { AppClient } from './app-context.ts';

/** The titles of what this page has queued, by address: the queue knows them only once it has read an item. */
const queuedTitles = new Map<string, string | undefined>();

export const queuedTitle = (url: string): string | undefined => queuedTitles.get(url);

/**
 * Queues the summaries of any number of media items, given as titles by address, in as many batches as the service needs. Returns
 * the number of tasks.
 */
export async function queueSummaries(client: AppClient, media: ReadonlyMap<string, string | undefined>): Promise<number> {
  const urls = [...media.keys()];
  for (const [url, title] of media) queuedTitles.set(url, title);
  let count = 0;
  for (let at = 0; at < urls.length; at += maxBatchSize)
    count += (await client.createBatch({ urls: urls.slice(at, at + maxBatchSize) })).taskIds.length;
  return count;
}
