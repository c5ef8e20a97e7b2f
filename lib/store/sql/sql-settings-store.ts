import { eq, sql } from 'drizzle-orm';
import type { SettingsStore } from '../../ports/settings-store.ts';
import { replaceRow } from '../replace-row.ts';
import { ownRows } from './own-rows.ts';
import { valuesOf } from './row-values.ts';
import { settings, spending } from './schema-library.ts';
import type { SqlDatabase } from './sql-database.ts';
import { withUserLock } from './with-user-lock.ts';

/** Creates one user's store of settings and spending over the server's PostgreSQL database. */
export function sqlSettingsStore(db: SqlDatabase, userId: string): SettingsStore {
  const rows = ownRows(db, userId);
  return {
    getSettings: () => rows.one(settings, undefined),
    updateSettings: (change) =>
      withUserLock(db, userId, async (locked) =>
        replaceRow(await locked.one(settings, undefined), change, (changed) =>
          locked.put(settings, [valuesOf.settings(changed)]),
        ),
      ),
    getSpent: async (month) => {
      const [found] = await db
        .select({ dollars: spending.dollars })
        .from(spending)
        .where(rows.where(spending, eq(spending.month, month)));
      return found?.dollars ?? 0;
    },
    addSpent: async (month, dollars) => {
      await db
        .insert(spending)
        .values({ userId, month, dollars })
        .onConflictDoUpdate({
          target: [spending.userId, spending.month],
          set: { dollars: sql`${spending.dollars} + ${dollars}` },
        });
    },
  };
}
