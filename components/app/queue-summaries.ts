import { maxBatchSize } from '../../lib/contract/max-batch-size.ts';
import type { AppClient } from './app-context.ts';

/** Queues the summaries of any number of media items, in as many batches as the service needs. Returns the number of tasks. */
export async function queueSummaries(client: AppClient, urls: readonly string[]): Promise<number> {
  let count = 0;
  for (let at = 0; at < urls.length; at += maxBatchSize)
    count += (await client.createBatch({ urls: urls.slice(at, at + maxBatchSize) })).taskIds.length;
  return count;
}
