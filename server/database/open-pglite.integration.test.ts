import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { content } from '../../lib/store/rows-suite.ts';
import { sqlStore } from '../../lib/store/sql/sql-store.ts';
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
