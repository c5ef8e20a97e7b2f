import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openPostgres } from '../database/open-postgres.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { createPostgresDatabase } from '../testing/postgres-database.ts';
import { restoreBackup } from './restore-backup.ts';
import { allRows, fillTables } from './testing/backup-rows.ts';
import { writeBackup } from './write-backup.ts';

const folder = await mkdtemp(join(tmpdir(), 'gloss-backup-'));
afterAll(async () => {
  await rm(folder, { recursive: true });
});

it('moves all rows from the embedded database to a server and back', async () => {
  const [first, second, third] = await Promise.all([
    testDatabase(),
    openPostgres(await createPostgresDatabase()),
    testDatabase(),
  ]);
  try {
    await fillTables(first.db, 120);
    await writeBackup(first.db, join(folder, 'there'));
    await restoreBackup(second.db, join(folder, 'there'));
    expect(await allRows(second.db)).toEqual(await allRows(first.db));
    await writeBackup(second.db, join(folder, 'back'));
    await restoreBackup(third.db, join(folder, 'back'));
    expect(await allRows(third.db)).toEqual(await allRows(first.db));
  } finally {
    for (const { close } of [first, second, third]) await close();
  }
});
