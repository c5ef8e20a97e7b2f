import { join } from 'node:path';
import { expect, it } from 'vitest';
import { canHaveDisk, smallDisk } from '../../test/server/small-disk.ts';
import { ExitingPglite } from './exiting-pglite.ts';

it.skipIf(!canHaveDisk())(
  'an embedded database that has ended fails each query with the reason, and has what it stored when it is opened again',
  async () => {
    const disk = smallDisk(160);
    try {
      const folder = join(disk.folder, 'database');
      const ended = new ExitingPglite(folder);
      await ended.exec('create table lines (line text)');
      disk.fill(14);
      const insert = () =>
        ended.query("insert into lines select string_agg(md5(random()::text), '') from generate_series(1, 50000)");
      let stored = 0;
      const error = await (async () => {
        for (; ; stored++) await insert();
      })().catch((error) => error);
      expect(error.message).toMatch(/could not write/);
      for (let times = 0; times < 2; times++) {
        const refused = { code: '57P01', message: expect.stringContaining('Restart Gloss') };
        await expect(ended.query('select 1')).rejects.toMatchObject(refused);
      }
      disk.empty();
      const again = new ExitingPglite(folder);
      expect((await again.query('select count(*)::int as stored from lines')).rows).toEqual([{ stored }]);
      await again.close();
    } finally {
      disk.close();
    }
  },
);
