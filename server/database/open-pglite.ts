import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { openLastingPglite } from './lasting-pglite.ts';
import { lockDirectory } from './lock-directory.ts';
import { migrationsFolder } from './migrations-folder.ts';

/** PostgreSQL inside this process: in a directory, or in memory. */
export async function openPglite(directory?: string) {
  if (directory) await mkdir(directory, { recursive: true, mode: 0o700 });
  const unlock = directory ? lockDirectory(directory) : () => undefined;
  try {
    const client = directory ? await openLastingPglite(join(directory, 'database')) : await PGlite.create('memory://');
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
