import { afterEach, beforeEach, expect, it } from 'vitest';
import { sqlStore } from '../../lib/store/sql/sql-store.ts';
import { task } from '../../lib/store/testing/rows-suite.ts';
import type { Database } from '../database/open-database.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { startScheduler } from './scheduler.ts';
import { createServices } from './services.ts';

let database: Database;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

it('resumes the tasks of every user that are not paused, also after one user’s failed', async () => {
  const { db } = database;
  for (const userId of ['ada', 'bob', 'cyd']) await sqlStore(db, userId).putTask(task(`of ${userId}`));
  await sqlStore(db, 'dan').putTask({ ...task('of dan'), isPaused: true });
  const resumed: string[] = [];
  const errors: unknown[] = [];
  const scheduler = startScheduler({
    db,
    services: {
      ...createServices(() => expect.fail('no service is created')),
      async resume(userId) {
        resumed.push(userId);
        throw new Error(`the tasks of ${userId} can’t be read`);
      },
    },
    feedTimes: { set: async () => undefined, take: async () => [] },
    accounts: { sweep: async () => undefined },
    webhooks: { deliver: async () => undefined },
    onError: (error) => errors.push(error),
  });
  await expect.poll(() => errors).toHaveLength(3);
  await scheduler.stop();
  expect(resumed.toSorted()).toEqual(['ada', 'bob', 'cyd']);
});
