import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { migrateDatabase } from './migrate-database.ts';
import { testDatabase } from './testing/test-database.ts';

it('refuses a database that a newer version has migrated, and leaves it as it is', async () => {
  const { db, close } = await testDatabase();
  let migrations = 0;
  const migrate = async () => void migrations++;
  await migrateDatabase(db, migrate);
  const newer = Date.UTC(2100, 0, 1);
  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${newer})`);
  await expect(migrateDatabase(db, migrate)).rejects.toThrow(/newer Gloss has migrated this database \(tables of 2100-01-01/);
  expect(migrations).toBe(1);
  await close();
});

it('refuses the tables of another program, and where there have to be tables, none', async () => {
  const { db, close } = await testDatabase();
  let migrations = 0;
  const migrate = async () => void migrations++;
  const foreign = /belongs to another program.+Create an empty one/;
  // Drizzle is not ours alone.
  await db.execute(sql`alter table saved rename to invoices`);
  await expect(migrateDatabase(db, migrate)).rejects.toThrow(foreign);
  await db.execute(sql`drop schema drizzle cascade`);
  await expect(migrateDatabase(db, migrate)).rejects.toThrow(foreign);
  await db.execute(sql`drop schema public cascade`);
  await db.execute(sql`create schema public`);
  await expect(migrateDatabase(db, migrate, 'fail')).rejects.toThrow('has no tables of Gloss');
  expect(migrations).toBe(0);
  await migrateDatabase(db, migrate);
  expect(migrations).toBe(1);
  await close();
});
