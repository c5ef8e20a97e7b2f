import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { openLastingPglite } from './lasting-pglite.ts';
import { lockDirectory } from './lock-directory.ts';
import { migrationsFolder } from './migrations-folder.ts';

/** PostgreSQL inside this process, in a directory. */
export async function openPglite(directory: string) {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const unlock = lockDirectory(directory);
  try {
    const client = await openLastingPglite(join(directory, 'database'));
    const db = drizzle(client as PGlite);
    await migrate(db, { migrationsFolder });
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
