import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { ExitingPglite } from '../patches/exiting-pglite.ts';
import { pruneArrayParsers } from '../patches/prune-array-parsers.ts';
import { guardDisk } from './guard-disk.ts';
import { lockDirectory } from './lock-directory.ts';
import { migrateDatabase } from './migrate-database.ts';

/** Opens PostgreSQL inside this process, with its files in a directory. */
export async function openPglite(directory: string) {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const unlock = lockDirectory(directory);
  try {
    const pglite = new ExitingPglite(join(directory, 'database'));
    await pglite.waitReady;
    pruneArrayParsers(pglite);
    // Without the guard, so that a full disk keeps no server from starting: mostly there is nothing to migrate.
    const unguarded = drizzle(pglite);
    await migrateDatabase(unguarded, (options) => migrate(unguarded, options));
    const client = guardDisk(pglite, directory);
    const db = drizzle(client as PGlite);
    const close = async () => {
      await client.close();
      unlock();
    };
    return { driver: 'pglite' as const, db, client, close };
  } catch (error) {
    unlock();
    throw error;
  }
}
