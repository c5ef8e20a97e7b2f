import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';

it.skipIf(!inject('postgresUrl'))('leaves a process its exit code, so that a run with failed tests fails', () => {
  const start = JSON.stringify(join(import.meta.dirname, 'start-postgres.ts'));
  const code = `const { startPostgres } = await import(${start}); await (await startPostgres()).stop(); process.exitCode = 3;`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' });
  expect(status, stderr).toBe(3);
});
