import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { ExitingPglite } from '../patches/exiting-pglite.ts';
import { pruneArrayParsers } from '../patches/prune-array-parsers.ts';
import { checkFreeSpace, guardDisk } from './guard-disk.ts';
import { lockDirectory } from './lock-directory.ts';
import { migrateDatabase, type WhenMissing } from './migrate-database.ts';

/** Opens PostgreSQL inside this process, with its files in a directory, which gets a database if it has none and `whenMissing` is `create`. */
export async function openPglite(directory: string, whenMissing: WhenMissing = 'create') {
  const folder = join(directory, 'database');
  const isNew = await checkFolder(folder, whenMissing);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  // A database that was begun on a full disk would be damaged.
  if (isNew) await checkFreeSpace(directory);
  const unlock = lockDirectory(directory);
  try {
    const pglite = await startPglite(folder);
    pruneArrayParsers(pglite);
    // Without the guard, so that a full disk keeps no server from starting: mostly there is nothing to migrate.
    const unguarded = drizzle(pglite);
    await migrateDatabase(unguarded, (options) => migrate(unguarded, options), whenMissing);
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

/**
 * Returns whether a folder has no database yet. Throws for a folder with files of another program, and for one without a database
 * where one must exist.
 */
async function checkFolder(folder: string, whenMissing: WhenMissing): Promise<boolean> {
  const files: string[] = await readdir(folder).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (files.includes('PG_VERSION')) return false;
  if (files.length > 0)
    throw new Error(`${folder} holds other files than a database. Move them, or set GLOSS_DATA_DIR to another folder.`);
  if (whenMissing === 'fail')
    throw new Error(
      `There is no database in ${folder}. Set GLOSS_DATA_DIR to the folder of the server, or start it there first.`,
    );
  return true;
}

async function startPglite(folder: string): Promise<ExitingPglite> {
  try {
    const pglite = new ExitingPglite(folder);
    await pglite.waitReady;
    return pglite;
  } catch (error) {
    const remedy = 'Check that all its files are there and can be written to, or restore a backup into another folder.';
    throw new Error(`The database in ${folder} can’t be started. ${remedy}`, { cause: error });
  }
}
