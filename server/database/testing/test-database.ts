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
import { pruneArrayParsers } from '../../patches/prune-array-parsers.ts';
import { emptyDatabase, tablesOf } from '../../testing/empty-database.ts';
import { migrationsFolder } from '../migrations-folder.ts';
import type { Database } from '../open-database.ts';

const modules = join(import.meta.dirname, '..', '..', '..', 'node_modules');
const cache = join(modules, '.cache', 'test-database');
/** Milliseconds: checkouts that differ may share a cache. */
const retentionMs = 86_400_000;

/** Empty databases of this process that no test uses, with the description of their tables. */
const idle: { client: PGlite; tables: string }[] = [];

/** Opens an embedded database in memory, with all its tables and without rows; for tests. Closing it makes it available to the next test. */
export async function testDatabase(): Promise<Database> {
  const taken = idle.pop() ?? (await createInMemory());
  let isOpen = true;
  // Work that a test leaves behind must not reach the rows of the next test.
  const client = new Proxy(taken.client, {
    get(target, key) {
      if (!isOpen) throw new Error('The database is closed');
      const value = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    const isReusable = await emptyDatabase(taken.client, taken.tables).catch(() => false);
    if (isReusable) idle.push(taken);
    else await taken.client.close();
  };
  return { driver: 'pglite', db: drizzle(client), client, close };
}

async function createInMemory(): Promise<(typeof idle)[number]> {
  const client = await PGlite.create({ loadDataDir: await openAsBlob(await dumpedDatabase()) });
  pruneArrayParsers(client);
  return { client, tables: await tablesOf(client) };
}

/** Copies an embedded database without rows into a directory; for tests. */
export async function copyEmptyDatabase(directory: string): Promise<void> {
  const folder = join(directory, 'database');
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xf', await dumpedDatabase(), '-C', folder], { stdio: 'pipe' });
}

let dumped: Promise<string> | undefined;
/** The dump of a database without rows, cached until the migrations, PGlite or this module change: loading it takes a fifth of the time. */
function dumpedDatabase(): Promise<string> {
  dumped ??= readOrCreate();
  return dumped;
}

async function readOrCreate(): Promise<string> {
  const version = versionOf([
    import.meta.filename,
    join(modules, '@electric-sql/pglite/package.json'),
    ...globSync(`${migrationsFolder}/**/*.*`).sort(),
  ]);
  const path = join(cache, `${version}.tar`);
  if (existsSync(path)) return path;
  const client = await PGlite.create();
  await migrate(drizzle(client), { migrationsFolder });
  // The usual 128 MB are written at each start, which takes a fifth of its time.
  await client.exec("alter system set shared_buffers = '16MB'");
  // Without a checkpoint, every copy would replay the log.
  await client.exec('checkpoint');
  const made = await client.dumpDataDir('none');
  await client.close();
  mkdirSync(cache, { recursive: true });
  for (const old of readdirSync(cache).map((name) => join(cache, name))) {
    if (statSync(old).mtimeMs < Date.now() - retentionMs) rmSync(old, { force: true });
  }
  // Renamed in one step, by the first of several processes.
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
