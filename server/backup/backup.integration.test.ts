import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { getTableName, sql } from 'drizzle-orm';
import { PgInsertBuilder, PgSelectBase } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { visuals } from '../../lib/store/sql/schema-media.ts';
import { sqlSearch } from '../../lib/store/sql/sql-search.ts';
import { sqlStore } from '../../lib/store/sql/sql-store.ts';
import { fill } from '../../lib/store/sql/testing/isolation-suite.ts';
import { chat } from '../../lib/store/testing/rows-suite.ts';
import { type Database, openDatabase } from '../database/open-database.ts';
import { copyEmptyDatabase, testDatabase } from '../database/testing/test-database.ts';
import { newUser, testAccounts, testPassword } from '../testing/test-accounts.ts';
import { backupCommand } from './backup-command.ts';
import { tablesChangedAt } from './backup-format.ts';
import { backupTables } from './backup-tables.ts';
import { restoreBackup } from './restore-backup.ts';
import { allRows, fillTables } from './testing/backup-rows.ts';
import { writeBackup } from './write-backup.ts';

const folder = await mkdtemp(join(tmpdir(), 'gloss-backup-'));
let made = 0;
const newFile = () => join(folder, `${++made}.gz`);
/** More rows than one query reads. */
const count = 120;
const whole = join(folder, 'whole.gz');
const [source, target, other] = await Promise.all([testDatabase(), testDatabase(), testDatabase()]);

beforeAll(async () => {
  await fillTables(source.db, count);
  await writeBackup(source.db, whole);
});
const empty = ({ db }: Database) => db.execute(sql`truncate ${sql.join(backupTables, sql`, `)} cascade`);
afterAll(async () => {
  for (const { close } of [source, target, other]) await close();
  await rm(folder, { recursive: true });
});

it('contains every table but those of the search index, the leases and the epochs', async () => {
  const found = await source.db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = 'public' and table_type = 'BASE TABLE'`);
  const expected = found.map(({ name }) => name).filter((name) => !/^(search_.*|leases|epochs)$/.test(name));
  expect(backupTables.map(getTableName).sort()).toEqual(expected.sort());
});

describe('a restored database', () => {
  it('has the same rows', async () => {
    const counts = await restoreBackup(target.db, whole);
    expect(counts).toEqual(Object.fromEntries(backupTables.map((table) => [getTableName(table), count])));
    expect(await allRows(target.db)).toEqual(await allRows(source.db));
  });

  it('accepts its users’ passwords and tokens, and finds their items', async () => {
    await empty(target);
    const { database, accounts } = await testAccounts({ database: other });
    const { userId, email } = await newUser(accounts);
    const person = { store: sqlStore(database.db, userId), search: sqlSearch(database.db, userId) };
    await fill(person, 'apricot');
    await person.search.catchUp();
    const file = newFile();
    await writeBackup(database.db, file);
    const restored = await testAccounts({ database: target });
    await restoreBackup(restored.database.db, file);
    expect(await restored.accounts.signIn({ email, password: testPassword })).toMatchObject({ userId });
    const store = sqlStore(restored.database.db, userId);
    expect(await store.listRecords()).toEqual(await person.store.listRecords());
    // Devices notice that their cursors are those of another history.
    expect(await store.getEpoch()).not.toBe(await person.store.getEpoch());
    expect(await store.getEpoch()).toBe(await store.getEpoch());
    const found = { keyword: 'apricot', limit: 9 };
    const hits = await sqlSearch(restored.database.db, userId).find(found);
    expect(hits).toEqual(await person.search.find(found));
    expect(hits.length).toBeGreaterThan(0);
  });
});

describe('a backup', () => {
  it('is of one moment', async () => {
    await Promise.all([other, target].map(empty));
    const store = sqlStore(other.db, 'a');
    const names = Array.from({ length: 30 }, (_, at) => `chat ${at}`);
    const put = (chatId: string) => store.updateChat(chatId, () => chat(chatId));
    await put('first');
    const file = newFile();
    await Promise.all([writeBackup(other.db, file), ...names.map(put)]);
    const counts = await restoreBackup(target.db, file);
    // Each chat is recorded as a change in the same transaction.
    expect(counts.changes).toBe(counts.chats);
  });

  it('is readable by its owner only, and replaces no file', async () => {
    expect((await stat(whole)).mode & 0o777).toBe(0o600);
    const before = await readFile(whole);
    await expect(writeBackup(source.db, whole)).rejects.toMatchObject({ code: 'EEXIST' });
    expect(await readFile(whole)).toEqual(before);
  });

  it('that fails leaves no file', async () => {
    const file = newFile();
    await other.db.execute(sql`alter table mind_maps rename to gone`);
    await expect(writeBackup(other.db, file)).rejects.toThrow();
    await other.db.execute(sql`alter table gone rename to mind_maps`);
    expect((await readdir(folder)).filter((name) => file.endsWith(name) || name.includes('unfinished'))).toEqual([]);
  });

  it('has its name when it is complete, so that a run that is killed leaves no backup', async () => {
    const file = newFile();
    let isNamed: boolean | undefined;
    const db = Object.create(other.db, {
      transaction: {
        value: (...run: Parameters<typeof other.db.transaction>) => {
          isNamed = existsSync(file);
          return other.db.transaction(...run);
        },
      },
    });
    await writeBackup(db, file);
    expect([isNamed, existsSync(file)]).toEqual([false, true]);
  });

  it('is written where a killed run of the same process id left its part', async () => {
    const file = newFile();
    await writeFile(`${file}.${process.pid}.unfinished`, 'part');
    await writeBackup(other.db, file);
    expect(existsSync(file)).toBe(true);
    await rm(`${file}.${process.pid}.unfinished`);
  });

  it('deletes what runs left that were killed more than a day ago, and nothing else', async () => {
    const file = newFile();
    const left = [`${file}.${randomUUID()}.unfinished`, `${file}.${randomUUID()}.unfinished`, `${file}.unfinished`];
    for (const path of left) await writeFile(path, 'part');
    const before = (Date.now() - 25 * 3600_000) / 1000;
    for (const path of [left[0]!, left[2]!]) await utimes(path, before, before);
    await writeBackup(other.db, newFile());
    expect(left.map((path) => existsSync(path))).toEqual([false, true, true]);
    await Promise.all(left.map((path) => rm(path, { force: true })));
  });

  it('is written and read in parts that fit into memory, where rows have megabytes', async () => {
    await Promise.all([other, target].map(empty));
    const slides = Array.from({ length: 10 }, () => ({ text: 'x'.repeat(150_000) }));
    const rows = Array.from({ length: 6 }, (_, at) => ({ userId: 'u', contentId: `c${at}`, row: { slides } as never }));
    for (const row of rows) await other.db.insert(visuals).values(row);
    const file = newFile();
    const limit = vi.spyOn(PgSelectBase.prototype, 'limit');
    await writeBackup(other.db, file);
    const isOfVisuals = (context: unknown) => (context as { config: { table: unknown } }).config.table === visuals;
    const read = limit.mock.calls.filter((_, at) => isOfVisuals(limit.mock.contexts[at])).map(([rows]) => Number(rows));
    const values = vi.spyOn(PgInsertBuilder.prototype, 'values');
    await restoreBackup(target.db, file);
    const written = values.mock.calls.map(([rows]) => [rows].flat().length);
    vi.restoreAllMocks();
    expect(Math.max(...read, ...written)).toBe(2);
    expect(await allRows(target.db)).toEqual(await allRows(other.db));
  });
});

describe('a file', () => {
  const good = newFile();
  let lines: string[];
  beforeAll(async () => {
    await Promise.all([other, target].map(empty));
    await fillTables(other.db, 9);
    await writeBackup(other.db, good);
    lines = gunzipSync(await readFile(good))
      .toString()
      .trimEnd()
      .split('\n');
  });
  const head = () => JSON.parse(lines[0]!);
  const pack = (changed: string[]) => gzipSync(changed.map((line) => `${line}\n`).join(''));
  const withHead = (change: object) => pack([JSON.stringify({ ...head(), ...change }), ...lines.slice(1)]);
  const rowAt = 1;
  const userAt = () => lines.findIndex((line) => line.startsWith('{"table":"users"'));

  it.each<[string, string, string, () => Buffer | Promise<Buffer>]>([
    ['that is another program’s', 'foreign', 'no backup of Gloss', () => Buffer.from('PK\x03\x04 something else')],
    ['that is empty', 'foreign', 'no backup of Gloss', () => Buffer.alloc(0)],
    ['with other lines', 'foreign', 'no backup of Gloss', () => pack(['{"format":"gloss-library","version":1}'])],
    ['of a later format', 'newer', 'newer than this one', () => withHead({ version: 2, gloss: '9.0.0' })],
    ['of later tables', 'newer', 'newer than this one', () => withHead({ schema: head().schema + 1 })],
    ['of earlier tables', 'older', 'Restore it with that version', () => withHead({ schema: tablesChangedAt - 1 })],
    ['that was cut off', 'damaged', 'unexpected end of file', async () => (await readFile(good)).subarray(0, -1000)],
    ['that was cut off between lines', 'damaged', 'its end is missing', () => pack(lines.slice(0, -1))],
    ['that lost a row', 'damaged', '8 of 9 rows of', () => pack(lines.toSpliced(-2, 1))],
    ['that lost what others refer to', 'damaged', 'do not fit', () => pack(lines.toSpliced(userAt(), 1))],
    ['that has a row twice', 'damaged', 'do not fit', () => pack(lines.toSpliced(rowAt, 0, lines[rowAt]!))],
    ['that goes on', 'damaged', 'something follows', () => pack([...lines, lines[rowAt]!])],
    ['with a line of nonsense', 'damaged', 'no row', () => pack(lines.toSpliced(rowAt, 1, '{"table":'))],
    ['with an unknown table', 'damaged', 'no row', () => pack(lines.toSpliced(rowAt, 1, '{"table":"pg_user","row":{}}'))],
    [
      'with an unknown column',
      'damaged',
      'no row',
      () => pack(lines.toSpliced(rowAt, 1, lines[rowAt]!.replace('"row":{', '"row":{"admin":true,'))),
    ],
    [
      'with a value of another type',
      'damaged',
      'no row',
      () => pack(lines.map((line) => line.replace('"userId":"user_id 8"', '"userId":7'))),
    ],
    [
      'with a bit that flipped',
      'damaged',
      'damaged',
      async () => {
        const bytes = await readFile(good);
        bytes[bytes.length >> 1]! ^= 4;
        return bytes;
      },
    ],
  ])('%s is refused, and nothing of it stays', async (_, fault, words, bytes) => {
    const file = newFile();
    await writeFile(file, await bytes());
    await expect(restoreBackup(target.db, file)).rejects.toMatchObject({
      code: 'invalid',
      details: { file: fault },
      message: expect.stringContaining(words),
    });
    expect(Object.values(await allRows(target.db)).flat()).toEqual([]);
  });

  it('of the same tables is restored, whatever was added since', async () => {
    const file = newFile();
    await writeFile(file, withHead({ schema: tablesChangedAt, gloss: '0.1.0' }));
    await restoreBackup(target.db, file);
    expect(await allRows(target.db)).toEqual(await allRows(other.db));
    await empty(target);
  });

  it('is not restored into a database with rows', async () => {
    await expect(restoreBackup(source.db, whole)).rejects.toThrow('The database is not empty');
  });
});

describe('the command', () => {
  const printed: string[] = [];
  const directory = join(folder, 'data');
  const run = (...args: string[]) => backupCommand(args, { GLOSS_DATA_DIR: directory }, (line) => printed.push(line));
  beforeEach(() => {
    printed.length = 0;
  });

  it('backs up and restores an embedded database', async () => {
    await copyEmptyDatabase(directory);
    const database = await openDatabase({ directory });
    await fillTables(database.db, 3);
    expect(await run('backup', newFile())).toBe(1);
    expect(printed.pop()).toContain('is in use by another process');
    await database.close();
    const file = newFile();
    expect(await run('backup', file)).toBe(0);
    const rows = backupTables.length * 3;
    expect(printed).toEqual([`${rows} rows were written to ${file}`]);
    await rm(directory, { recursive: true });
    await copyEmptyDatabase(directory);
    expect(await run('restore', file)).toBe(0);
    expect(printed.pop()).toBe(`${rows} rows were restored from ${file}`);
  });

  it('prints the error', async () => {
    const missing = join(folder, 'no', 'such.gz');
    for (const args of [[], ['backup'], ['restore', 'a', 'b'], ['erase', 'a']]) expect(await run(...args)).toBe(2);
    expect(new Set(printed).size).toBe(1);
    expect(await run('backup', missing)).toBe(1);
    expect(await run('backup', whole)).toBe(1);
    expect(printed.slice(-2)).toEqual([`${missing}: no such file or folder`, `${whole} exists already; choose another name`]);
  });
});
