import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/open-database.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { sealingWith } from '../sealing.ts';
import { maxFeedWaitMs } from '../settings.ts';
import { cachedMeter, diskMeter } from './disk-meter.ts';
import { sqlFeedTimes } from './feed-times.ts';
import { userSecrets } from './schema-user-rows.ts';
import { sqlSecrets } from './sql-secrets.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

describe('sealing', () => {
  const sealing = sealingWith('a secret of the server that is long enough');

  it('opens with the same secret and context only', () => {
    const sealed = sealing.seal('sk-ä-key', 'ada openai');
    expect(sealing.open(sealed, 'ada openai')).toBe('sk-ä-key');
    expect(sealing.open(sealed, 'bob openai')).toBeUndefined();
    expect(sealingWith('another secret of the server').open(sealed, 'ada openai')).toBeUndefined();
    for (const broken of ['', 'x', sealed.slice(0, -2), `${sealed[0] === 'A' ? 'B' : 'A'}${sealed.slice(1)}`]) {
      expect(sealing.open(broken, 'ada openai')).toBeUndefined();
    }
  });

  it('never seals two texts alike', () => {
    expect(sealing.seal('key', 'a')).not.toBe(sealing.seal('key', 'a'));
  });
});

describe('the secrets of a user', () => {
  const sealing = sealingWith('a secret of the server that is long enough');
  const of = (userId: string) => sqlSecrets(database.db, userId, sealing);

  it('are stored, replaced and deleted for one user', async () => {
    await of('ada').set('openai', 'sk-1');
    await of('ada').set('openai', 'sk-2');
    await of('bob').set('openai', 'sk-3');
    expect(await of('ada').get('openai')).toBe('sk-2');
    expect(await of('ada').get('other')).toBeUndefined();
    await of('ada').set('openai', '');
    expect([await of('ada').get('openai'), await of('bob').get('openai')]).toEqual([undefined, 'sk-3']);
  });

  it('can’t be read in the database, nor moved to another user', async () => {
    await of('eve').set('openai', 'sk-hush');
    const [row] = await database.db.select().from(userSecrets).where(eq(userSecrets.userId, 'eve'));
    expect(JSON.stringify(row)).not.toContain('hush');
    await database.db.insert(userSecrets).values({ ...row!, userId: 'mallory' });
    expect(await of('mallory').get('openai')).toBeUndefined();
  });
});

describe('the times of feeds', () => {
  it('give each due user to one taker', async () => {
    const times = sqlFeedTimes(database.db);
    const take = (now: number, leaseMs: number, limit: number) => times.take({ now, leaseMs, limit, maxWaitMs: 1e12 });
    await times.set('ada', 100);
    await times.set('bob', 200);
    await times.set('cyd', 300);
    await times.set('dan', 50);
    await times.set('dan', undefined);
    expect(await take(99, 1000, 10)).toEqual([]);
    const taken = await Promise.all([take(250, 750, 1), take(250, 750, 10)]);
    expect(taken.flat().sort()).toEqual(['ada', 'bob']);
    expect(await take(999, 1001, 10)).toEqual(['cyd']);
    await times.set('ada', 400);
    expect(await take(1000, 2000, 10)).toEqual(['ada', 'bob']);
  });

  it('that a clock that was ahead has set are due, and none lies as far ahead', async () => {
    const times = sqlFeedTimes(database.db);
    const take = (now: number) => times.take({ now, leaseMs: 1000, limit: 10, maxWaitMs: maxFeedWaitMs });
    const now = Date.now();
    await times.set('eve', 1e15);
    expect(await take(now)).not.toContain('eve');
    expect(await take(now - 365 * 86_400_000)).toContain('eve');
  });
});

describe('the space on the disk', () => {
  it('is the size of the database and the free space', async () => {
    const { usage, quota } = await diskMeter(database.db, import.meta.dirname).estimate();
    expect(usage).toBeGreaterThan(1_000_000);
    expect(quota).toBeGreaterThan(usage);
    expect((await diskMeter(database.db, undefined).estimate()).quota).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('is measured again after a second where little is left, and after deletions', async () => {
    let now = 0;
    let free = 1e9;
    const meter = cachedMeter(
      async () => ({ usage: 0, quota: free }),
      () => now,
    );
    expect(await meter.estimate()).toMatchObject({ quota: 1e9 });
    free = 1e6;
    now = 10_001;
    expect(await meter.estimate()).toMatchObject({ quota: 1e6 });
    free = 1e9;
    now += 1001;
    expect(await meter.estimate()).toMatchObject({ quota: 1e9 });
  });

  it('is measured once in ten seconds', async () => {
    let now = 0;
    const meter = diskMeter(database.db, undefined, () => now);
    const first = meter.estimate();
    expect(meter.estimate()).toBe(first);
    now = 60_000;
    expect(meter.estimate()).not.toBe(first);
  });
});
