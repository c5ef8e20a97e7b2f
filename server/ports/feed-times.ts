import { and, eq, inArray, lte } from 'drizzle-orm';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { feedTimes } from './schema-user-rows.ts';

/** The times at which users' feeds are due, shared by all server processes. */
export interface FeedTimes {
  /** Sets when a user's feeds are due; undefined for never. */
  set(userId: string, time: number | undefined): Promise<void>;
  /** Reserves the users whose feeds are due: postpones them to `postponedTo`, so that no other node takes them before. */
  take(now: number, postponedTo: number, limit: number): Promise<string[]>;
}

/** Creates the access to the times at which users' feeds are due, in the server's database. */
export const sqlFeedTimes = (db: SqlDatabase): FeedTimes => ({
  async set(userId, time) {
    const dueAt = time === undefined ? undefined : Math.ceil(time);
    if (dueAt === undefined) await db.delete(feedTimes).where(eq(feedTimes.userId, userId));
    // Rows of earlier versions hold times with fractions, and the column holds whole milliseconds.
    else await db.insert(feedTimes).values({ userId, dueAt }).onConflictDoUpdate({ target: feedTimes.userId, set: { dueAt } });
  },
  take: (now, postponedTo, limit) =>
    db.transaction(async (transaction) => {
      const due = await transaction
        .select({ userId: feedTimes.userId })
        .from(feedTimes)
        .where(lte(feedTimes.dueAt, now))
        .orderBy(feedTimes.dueAt)
        .limit(limit)
        .for('update', { skipLocked: true });
      const users = due.map(({ userId }) => userId);
      if (users.length > 0) {
        const taken = and(inArray(feedTimes.userId, users), lte(feedTimes.dueAt, now));
        await transaction.update(feedTimes).set({ dueAt: postponedTo }).where(taken);
      }
      return users;
    }),
});
