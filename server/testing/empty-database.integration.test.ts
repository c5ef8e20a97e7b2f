import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import { newUser, testAccounts } from './test-accounts.ts';

const countUsers = async ({ db }: Awaited<ReturnType<typeof testDatabase>>) =>
  (await db.execute(sql`select count(*)::int as count from users`)).rows[0];

it('gives a closed database to the next test without its rows, and refuses it to the former one', async () => {
  const first = await testDatabase();
  const { accounts } = await testAccounts({ database: first });
  await newUser(accounts);
  expect(await countUsers(first)).toEqual({ count: 1 });
  await first.close();
  await expect(countUsers(first)).rejects.toThrow();
  const next = await testDatabase();
  expect(await countUsers(next)).toEqual({ count: 0 });
  await next.close();
});

it('gives a database whose tables were changed to no other test', async () => {
  const first = await testDatabase();
  await first.db.execute(sql`alter table users add column shoe_size integer`);
  await first.close();
  const next = await testDatabase();
  await expect(next.db.execute(sql`select shoe_size from users`)).rejects.toThrow();
  await next.close();
});
