import { expect, it } from 'vitest';
import { sqlStore } from '../../lib/store/sql/sql-store.ts';
import { content, transcript } from '../../lib/store/testing/rows-suite.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { newUser, testAccounts } from '../testing/test-accounts.ts';
import { accountMeter } from './account-meter.ts';

it('measures the library of one account, and what its limit and the disk leave it', async () => {
  const database = await testDatabase();
  const { accounts } = await testAccounts({ database });
  const [ada, ben] = [await newUser(accounts), await newUser(accounts)];
  let time = 0;
  let free = 1e9;
  const disk = { estimate: async () => ({ usage: 5e6, quota: 5e6 + free }) };
  const meterOf = ({ userId }: typeof ada) => accountMeter({ db: database.db, disk, userId, maxBytes: 100_000 }, () => time);
  const [adas, bens] = [meterOf(ada), meterOf(ben)];
  expect(await adas.estimate()).toEqual({ usage: 0, quota: 100_000 });
  expect(await bens.estimate()).toEqual({ usage: 0, quota: 100_000 });

  const store = sqlStore(database.db, ada.userId);
  await store.putContent(content);
  // Letters at random are not compressed to less than their half.
  const cues = Array.from({ length: 100 }, (_, index) => ({
    index,
    startTime: index,
    endTime: index + 1,
    text: Array.from({ length: 40 }, () => crypto.randomUUID()).join(''),
  }));
  await store.putTranscript({ ...transcript, contentId: content.contentId, cues });
  time = 20_000;
  const { usage, quota } = await adas.estimate();
  expect(usage).toBeGreaterThan(60_000);
  expect(usage).toBeLessThan(150_000);
  expect(quota).toBe(Math.max(usage, 100_000));
  expect(await bens.estimate()).toEqual({ usage: 0, quota: 100_000 });

  free = 0;
  time = 40_000;
  expect(await adas.estimate()).toEqual({ usage, quota: usage });
  await store.forgetContent(content.contentId);
  free = 1000;
  time = 60_000;
  const after = await adas.estimate();
  expect(after.usage).toBeLessThan(1000);
  expect(after.quota).toBe(after.usage + 1000);
  await database.close();
});
