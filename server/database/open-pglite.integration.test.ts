import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { sqlStore } from '../../lib/store/sql/sql-store.ts';
import { content } from '../../lib/store/testing/rows-suite.ts';
import { canHaveDisk, smallDisk } from '../../test/server/small-disk.ts';
import { openDatabase } from './open-database.ts';

const directory = join(mkdtempSync(join(tmpdir(), 'gloss-pglite-')), 'made');
afterAll(() => rmSync(join(directory, '..'), { recursive: true }));

it('reopens its directory with all rows, and releases the lock when it is closed', async () => {
  const first = await openDatabase({ directory });
  await sqlStore(first.db, 'a').putContent(content);
  await first.close();
  const second = await openDatabase({ directory });
  expect(await sqlStore(second.db, 'a').getContent(content.contentId)).toEqual(content);
  await second.close();
});

it.skipIf(!canHaveDisk())('begins no database on a disk without space for one, and begins it when there is space', async () => {
  const disk = smallDisk(200);
  try {
    disk.fill(10);
    const made = join(disk.folder, 'made');
    await expect(openDatabase({ directory: made })).rejects.toThrow(
      /^The disk of .+ is full: \d+ bytes are free.+Free some space\.$/,
    );
    expect(readdirSync(made)).toEqual([]);
    disk.empty();
    await (await openDatabase({ directory: made })).close();
    expect(readdirSync(made)).toContain('database');
  } finally {
    disk.close();
  }
});
