import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../database/testing/test-database.ts';
import { leases } from './schema.ts';
import { deleteExpiredLeases, taskOfLease, tryAcquireLease } from './sql-leases.ts';

const { db, close } = await testDatabase();
afterAll(close);
beforeEach(async () => {
  await db.delete(leases);
});

const claim = (ownerId: string, onLost = () => undefined) => ({
  userId: 'ada',
  name: 'heard web:talk',
  ownerId,
  taskId: () => `task of ${ownerId}`,
  onLost,
});
const acquire = (ownerId: string) => tryAcquireLease(db, claim(ownerId));
const moveExpiry = (interval: string) => db.execute(sql`update leases set expires_at = expires_at + ${interval}::interval`);

describe('a lease', () => {
  it('belongs to one owner until it is released', async () => {
    const lease = await acquire('one');
    expect(await acquire('two')).toBeUndefined();
    expect(await taskOfLease(db, 'ada', 'heard web:talk')).toBe('task of one');
    await lease!.release();
    expect(await taskOfLease(db, 'ada', 'heard web:talk')).toBeUndefined();
    await (await acquire('two'))!.release();
  });

  it('is bound to a name and a user', async () => {
    const held = [
      await acquire('one'),
      await tryAcquireLease(db, { ...claim('two'), userId: 'grace' }),
      await tryAcquireLease(db, { ...claim('two'), name: 'seen web:talk' }),
    ];
    expect(held.every(Boolean)).toBe(true);
    for (const lease of held) await lease!.release();
  });

  it.each([
    ['has expired', '-1 minute'],
    ['was written before the clock was set back', '1 day'],
  ])('is taken over when it %s', async (_, interval) => {
    const first = await acquire('one');
    await moveExpiry(interval);
    const second = await acquire('two');
    expect(await taskOfLease(db, 'ada', 'heard web:talk')).toBe('task of two');
    // The first owner's release does not release the second's lease.
    await first!.release();
    expect(await acquire('three')).toBeUndefined();
    await second!.release();
  });

  it('that was taken over is reported to its former owner', async () => {
    const lost = Promise.withResolvers<void>();
    const lease = await tryAcquireLease(
      db,
      claim('one', () => lost.resolve() as undefined),
    );
    await moveExpiry('-1 minute');
    const second = await acquire('two');
    await lost.promise;
    await lease!.release();
    await second!.release();
  });

  it('that has expired is deleted', async () => {
    const [renewed, expired] = [await acquire('one'), await tryAcquireLease(db, { ...claim('one'), name: 'gone' })];
    await db.execute(sql`update leases set expires_at = now() - interval '1 minute' where name = 'gone'`);
    await deleteExpiredLeases(db);
    expect((await db.select().from(leases)).map(({ name }) => name)).toEqual(['heard web:talk']);
    for (const lease of [renewed, expired]) await lease!.release();
  });
});
