import { and, count, desc, eq, gt, inArray, isNull, like, min, sql, sum } from 'drizzle-orm';
import { channels } from '../../lib/store/sql/schema-channels.ts';
import { saved } from '../../lib/store/sql/schema-library.ts';
import { tasks } from '../../lib/store/sql/schema-tasks.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { countRows } from '../accounts/count-rows.ts';
import { ledger, users } from '../accounts/schema.ts';
import type { AdminOverview, FailureCount } from '../pages/admin-page.ts';
import { diskMeter } from '../ports/disk-meter.ts';

/** Maximum number of accounts and of largest tables that are listed. */
const [maxAccounts, maxTables] = [100, 8];
/** Maximum number of failed tasks, and of failing feeds, that are counted by code and host. */
const maxFailures = 1000;
const weekMs = 7 * 86_400_000;

/**
 * Reads the state of the server for its administrators. It contains only accounts and numbers of users: failures name the host of
 * an address, never the address.
 */
export async function readOverview(db: SqlDatabase, directory: string | undefined, find: string): Promise<AdminOverview> {
  const [counts, accounts, [oldest], failedTasks, [followed], failingFeeds, storage, tables] = await Promise.all([
    countRows(db),
    listAccounts(db, find),
    db
      .select({ time: min(tasks.createdAt) })
      .from(tasks)
      .where(eq(tasks.status, 'pending')),
    db
      .select({ row: tasks.row })
      .from(tasks)
      .where(and(eq(tasks.status, 'failed'), gt(tasks.updatedAt, Date.now() - weekMs)))
      .orderBy(desc(tasks.updatedAt))
      .limit(maxFailures),
    db.select({ rows: count() }).from(channels).where(isNull(channels.unsubscribedAt)),
    db
      .select({ row: channels.row })
      .from(channels)
      // JSON operators refuse rows with U+0000. Within a string of the row the quotes would be escaped.
      .where(and(isNull(channels.unsubscribedAt), sql`${channels.row}::text ~ '"failures":[1-9]'`))
      .limit(maxFailures),
    diskMeter(db, directory).estimate(),
    listLargestTables(db),
  ]);
  return {
    accountCount: counts.accounts,
    accounts,
    tasks: counts.tasks,
    oldestPendingAt: oldest?.time ?? undefined,
    failures: countFailures(failedTasks.map(({ row }) => ({ code: row.failure?.code, url: row.url }))),
    channelCount: followed?.rows ?? 0,
    failingFeeds: countFailures(
      failingFeeds.map(({ row: { refresh } }) => ({ code: refresh.failure?.code, url: refresh.feedUrl })),
    ),
    databaseBytes: storage.usage,
    freeBytes: directory === undefined ? undefined : storage.quota - storage.usage,
    tables,
  };
}

/** The newest accounts whose address contains a text, with the number of their saved items and their minutes. */
async function listAccounts(db: SqlDatabase, find: string): Promise<AdminOverview['accounts']> {
  const { userId, email, tier, planExpiresAt, createdAt, isAdmin } = users;
  const found = await db
    .select({ userId, email, tier, planExpiresAt, createdAt, isAdmin })
    .from(users)
    .where(find ? like(email, `%${find.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`) : undefined)
    .orderBy(desc(createdAt))
    .limit(maxAccounts);
  const ids = found.map((user) => user.userId);
  const [items, used] = await Promise.all([
    db
      .select({ userId: saved.userId, rows: count() })
      .from(saved)
      .where(and(inArray(saved.userId, ids), isNull(saved.deletedAt)))
      .groupBy(saved.userId),
    db
      .select({ userId: ledger.userId, seconds: sum(ledger.seconds) })
      .from(ledger)
      .where(inArray(ledger.userId, ids))
      .groupBy(ledger.userId),
  ]);
  const savedOf = new Map(items.map((one) => [one.userId, one.rows]));
  const secondsOf = new Map(used.map((one) => [one.userId, Number(one.seconds)]));
  return found.map(({ userId: id, ...user }) => ({
    ...user,
    saved: savedOf.get(id) ?? 0,
    minutes: Math.round((secondsOf.get(id) ?? 0) / 60),
  }));
}

/** Counts failures by code and host, the most frequent first. */
function countFailures(failures: { code?: string; url: string }[]): FailureCount[] {
  const counts = new Map<string, FailureCount>();
  for (const { code = 'internal', url } of failures) {
    const host = URL.canParse(url) ? new URL(url).hostname : '';
    const known = counts.get(`${code} ${host}`);
    if (known) known.count++;
    else counts.set(`${code} ${host}`, { code, host, count: 1 });
  }
  return [...counts.values()].sort((one, other) => other.count - one.count);
}

async function listLargestTables(db: SqlDatabase): Promise<AdminOverview['tables']> {
  const { rows } = (await db.execute(sql`
    select c.relname as name, pg_total_relation_size(c.oid) as bytes
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')
    order by bytes desc limit ${maxTables}`)) as { rows: { name: string; bytes: unknown }[] };
  return rows.map(({ name, bytes }) => ({ name, bytes: Number(bytes) }));
}
