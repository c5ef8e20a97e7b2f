import type { GlossDatabase } from './database.ts';

/** Returns the number of subscribed channels, within the caller's transaction. */
export const countSubscribed = async ({ channels }: GlossDatabase): Promise<number> =>
  // The index has the unsubscribed ones only.
  (await channels.count()) - (await channels.orderBy('unsubscribedAt').count());
