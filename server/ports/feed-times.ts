import { eq } from 'drizzle-orm';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { type Reservation, takeDueRows } from '../database/take-due-rows.ts';
import { maxFeedWaitMs } from '../settings.ts';
import { feedTimes } from './schema-user-rows.ts';

/** The times at which users' feeds are due, shared by all server processes. */
export interface FeedTimes {
  /** Sets when a user's feeds are due; undefined for never. */
  set(userId: string, time: number | undefined): Promise<void>;
  /** Reserves the users whose feeds are due, so that no other node takes them meanwhile. */
  take(reservation: Reservation): Promise<string[]>;
}

/** Creates the access to the times at which users' feeds are due, in the server's database. */
export const sqlFeedTimes = (db: SqlDatabase): FeedTimes => ({
  async set(userId, time) {
    // A later time, as a file may contain, would count as that of a clock that was ahead, again and again.
    const dueAt = time === undefined ? undefined : Math.min(Math.ceil(time), Date.now() + maxFeedWaitMs);
    if (dueAt === undefined) await db.delete(feedTimes).where(eq(feedTimes.userId, userId));
    // Rows of earlier versions hold times with fractions, and the column holds whole milliseconds.
    else await db.insert(feedTimes).values({ userId, dueAt }).onConflictDoUpdate({ target: feedTimes.userId, set: { dueAt } });
  },
  take: async (reservation) => (await takeDueRows(db, feedTimes, reservation)).map(({ userId }) => userId),
});
