import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  openAsBlob,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { pruneArrayParsers } from '../patches/prune-array-parsers.ts';
import { migrationsFolder } from './migrations-folder.ts';
import type { Database } from './open-database.ts';

const modules = join(import.meta.dirname, '..', '..', 'node_modules');
const cache = join(modules, '.cache', 'test-database');
/** Milliseconds: checkouts that differ may share a cache. */
const retentionMs = 86_400_000;

/** For tests: the embedded database in memory, with all its tables. */
export async function testDatabase(): Promise<Database> {
  const client = await PGlite.create({ loadDataDir: await openAsBlob(await emptyDatabase()) });
  pruneArrayParsers(client);
  return { driver: 'pglite', db: drizzle(client), client, close: () => client.close() };
}

/** For tests: puts the embedded database into a directory, as the first start of a server leaves it there. */
export async function fillDirectory(directory: string): Promise<void> {
  const folder = join(directory, 'database');
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xf', await emptyDatabase(), '-C', folder], { stdio: 'pipe' });
}

let empty: Promise<string> | undefined;
/** The file of one without rows. To copy it takes a fifth of making one, so it is kept until the tables or PGlite change. */
function emptyDatabase(): Promise<string> {
  empty ??= readOrCreate();
  return empty;
}

async function readOrCreate(): Promise<string> {
  const version = versionOf([
    join(modules, '@electric-sql/pglite/package.json'),
    ...globSync(`${migrationsFolder}/**/*.*`).sort(),
  ]);
  const path = join(cache, `${version}.tar`);
  if (existsSync(path)) return path;
  const client = await PGlite.create();
  await migrate(drizzle(client), { migrationsFolder });
  // So that no copy has to go through its log.
  await client.exec('checkpoint');
  const made = await client.dumpDataDir('none');
  await client.close();
  mkdirSync(cache, { recursive: true });
  for (const old of readdirSync(cache).map((name) => join(cache, name))) {
    if (statSync(old).mtimeMs < Date.now() - retentionMs) rmSync(old, { force: true });
  }
  // Named in one step, and by the first of several processes that make it.
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, Buffer.from(await made.arrayBuffer()));
  if (!existsSync(path)) renameSync(unfinished, path);
  return path;
}

function versionOf(paths: string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(readFileSync(path));
  return hash.digest('hex');
}
