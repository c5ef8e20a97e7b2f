import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '../accounts/schema.ts';
import type { Database } from '../database/open-database.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { newUser, testAccounts } from './test-accounts.ts';

const countUsers = ({ db }: Database) => db.$count(users);

it('gives a closed database to the next test without its rows, and refuses it to the former one', async () => {
  const first = await testDatabase();
  const { accounts } = await testAccounts({ database: first });
  await newUser(accounts);
  expect(await countUsers(first)).toBe(1);
  await first.close();
  await expect(countUsers(first)).rejects.toThrow();
  const next = await testDatabase();
  expect(await countUsers(next)).toBe(0);
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
