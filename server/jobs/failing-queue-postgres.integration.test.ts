import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openPostgres } from '../database/open-postgres.ts';
import { createPostgresDatabase } from '../testing/postgres-database.ts';
import { openTaskQueue } from './task-queue.ts';

it('a task queue that can’t be opened leaves no connection behind', async () => {
  const url = await createPostgresDatabase();
  const { db, close } = await openPostgres(url, { connections: 1 });
  await db.execute(sql`drop table jobs.queue cascade`);
  await expect(openTaskQueue({ url, db, isWorker: true, onError: () => undefined })).rejects.toThrow();
  const countConnections = sql`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name = 'gloss jobs'`;
  await expect.poll(async () => (await db.execute(countConnections)).rows).toEqual([{ count: 0 }]);
  await close();
});
