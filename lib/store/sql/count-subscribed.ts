import { isNull } from 'drizzle-orm';
import type { OwnRows } from './own-rows.ts';
import { channels } from './schema-channels.ts';

/** Returns the number of the user's subscribed channels. */
export const countSubscribed = ({ db, where }: OwnRows): Promise<number> =>
  db.$count(channels, where(channels, isNull(channels.unsubscribedAt)));
