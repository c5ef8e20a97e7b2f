import { maxBatchSize } from '../../lib/contract/max-batch-size.ts';
import type { AppClient } from './app-context.ts';

/** The titles of what each client has queued, by address: the queue knows them only once it has read an item. */
const queuedTitles = new WeakMap<AppClient, Map<string, string | undefined>>();

/** Returns the title under which a media item was queued on this page; undefined for others. */
export const queuedTitle = (client: AppClient, url: string): string | undefined => queuedTitles.get(client)?.get(url);

/**
 * Queues the summaries of any number of media items, given as titles by address, in as many batches as the service needs. Returns
 * the number of tasks.
 */
export async function queueSummaries(client: AppClient, media: ReadonlyMap<string, string | undefined>): Promise<number> {
  const urls = [...media.keys()];
  queuedTitles.set(client, new Map([...(queuedTitles.get(client) ?? []), ...media]));
  let count = 0;
  for (let at = 0; at < urls.length; at += maxBatchSize)
    count += (await client.createBatch({ urls: urls.slice(at, at + maxBatchSize) })).taskIds.length;
  return count;
}
