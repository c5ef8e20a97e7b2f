import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { adminCommand } from '../admin/admin-command.ts';
import { backupCommand } from '../backup/backup-command.ts';
import { readConfig } from '../config.ts';
import { startServer } from '../start-server.ts';

const folder = await mkdtemp(join(tmpdir(), 'gloss-wrong-'));
afterAll(() => rm(folder, { recursive: true }));

const file = join(folder, 'file');
const foreign = join(folder, 'foreign');
const broken = join(folder, 'broken');
const unlockable = join(folder, 'unlockable');
for (const one of [foreign, broken]) await mkdir(join(one, 'database'), { recursive: true });
await mkdir(unlockable);
await writeFile(file, 'text');
await writeFile(join(foreign, 'database', 'invoices.txt'), 'text');
await writeFile(join(broken, 'database', 'PG_VERSION'), '9\n');
await writeFile(join(unlockable, 'lock'), 'the lock file of another program, and no database of SQLite');

const secret = 'a secret of thirty-two characters';
const unreachable = { DATABASE_URL: 'postgres://ada:hush@127.0.0.1:1/gloss', GLOSS_SECRET: secret, GLOSS_DATA_DIR: folder };
const wrong: [what: string, env: Record<string, string>, text: RegExp][] = [
  ['a file', { GLOSS_DATA_DIR: file }, /file is a file or lies below one\. Set GLOSS_DATA_DIR/],
  ['a folder below a file', { GLOSS_DATA_DIR: join(file, 'data') }, /is a file or lies below one\. Set GLOSS_DATA_DIR/],
  ['a folder of another program', { GLOSS_DATA_DIR: foreign }, /holds other files than a database\. Move them, or set/],
  ['a damaged database', { GLOSS_DATA_DIR: broken }, /can’t be started\. Check that all its files are there/],
  ['a lock of another program', { GLOSS_DATA_DIR: unlockable }, /no lock of Gloss|There is no database/],
  ['an unreachable PostgreSQL', unreachable, /^PostgreSQL at 127\.0\.0\.1:1\/gloss can’t be reached\. Start it, or correct/],
];

describe.each(wrong)('%s is reported in one line that says how to go on', (_, env, text) => {
  it('by the server', async () => {
    const config = readConfig({ ...env, GLOSS_PORT: '0' });
    const log = { warn: () => undefined, error: () => undefined } as never;
    const error = await startServer(config, log).then(undefined, (refused: Error) => refused);
    expect(error).toMatchObject({ message: expect.stringMatching(text) });
    expect((error as Error).message).not.toMatch(/\n|hush/);
  });

  it('by the administrator’s commands', async () => {
    const { exitCode, lines } = await adminCommand(['users'], env);
    expect([exitCode, lines]).toEqual([1, [expect.stringMatching(text)]]);
    expect(lines[0]).not.toMatch(/\n|hush/);
  });

  it.each(['backup', 'restore'])('by %s', async (command) => {
    const lines: string[] = [];
    const copy = join(folder, 'copy.gz');
    expect(await backupCommand([command, copy], env, (line) => void lines.push(line))).toBe(1);
    expect(lines).toEqual([expect.stringMatching(text)]);
    expect(existsSync(copy)).toBe(false);
  });
});

it('commands at a folder without a database say so, and create nothing', async () => {
  const env = { GLOSS_DATA_DIR: join(folder, 'mistyped') };
  const lines: string[] = [];
  expect(await adminCommand(['users'], env)).toMatchObject({ exitCode: 1, lines: [expect.stringContaining('no database in')] });
  expect(await backupCommand(['backup', join(folder, 'copy.gz')], env, (line) => void lines.push(line))).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/^There is no database in .+mistyped.+Set GLOSS_DATA_DIR/)]);
  expect([existsSync(env.GLOSS_DATA_DIR), existsSync(join(folder, 'copy.gz'))]).toEqual([false, false]);
});
