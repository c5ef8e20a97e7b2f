import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { lockDirectory } from './lock-directory.ts';
import { openDatabase } from './open-database.ts';

const directory = mkdtempSync(join(tmpdir(), 'gloss-lock-'));
afterAll(() => rmSync(directory, { recursive: true }));

/** Starts another process that takes the lock and holds it. */
async function holder() {
  const script = `
    const { lockDirectory } = await import(${JSON.stringify(join(import.meta.dirname, 'lock-directory.ts'))});
    lockDirectory(${JSON.stringify(directory)});
    process.stdout.write('locked');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  return child;
}

it('refuses a second process until the first one has ended, however it ended', async () => {
  const child = await holder();
  try {
    expect(() => lockDirectory(directory)).toThrow('is in use by another process');
    await expect(openDatabase({ directory })).rejects.toThrow('is in use by another process');
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  lockDirectory(directory)();
});

it('refuses a second lock in the same process until the first is closed', () => {
  const unlock = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow('is in use');
  unlock();
  lockDirectory(directory)();
});
