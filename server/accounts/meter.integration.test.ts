import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUser, type TestAccounts, testAccounts } from '../testing/test-accounts.ts';
import { freeCallsPerDay } from './plans.ts';
import { users } from './schema.ts';
import { setPlan } from './set-plan.ts';

let test: TestAccounts;
beforeAll(async () => {
  test = await testAccounts();
  test.clock.time = Date.UTC(2026, 4, 31, 22);
});
afterAll(() => test.database.close());

const minutes = (count: number) => count * 60;

describe('minutes', () => {
  it('are booked once for the same work', async () => {
    const { userId } = await newUser(test.accounts);
    const meter = test.accounts.getMeter(userId);
    const booking = { key: 'task-1', contentId: 'youtube:a', seconds: 59.2 };
    const first = await meter.bookSeconds(booking);
    expect(first).toEqual({ costDuration: 60, remainingTime: minutes(119) });
    const again = { costDuration: 0, remainingTime: minutes(119) };
    expect(await Promise.all([meter.bookSeconds(booking), meter.bookSeconds(booking)])).toEqual([again, again]);
    expect(await meter.getAccount()).toMatchObject({
      plan: { tier: 'free', isPaidMember: false, expiresAt: '9999-12-31T23:59:59Z' },
      remainingMinutes: 119,
      isUnmetered: false,
    });
  });

  it('can’t be exceeded, and are reset each month', async () => {
    const { userId } = await newUser(test.accounts);
    const meter = test.accounts.getMeter(userId);
    await meter.bookSeconds({ key: 'a', contentId: 'a', seconds: minutes(119) });
    await expect(meter.bookSeconds({ key: 'b', contentId: 'b', seconds: 61 })).rejects.toMatchObject({
      code: 'quotaExceeded',
      details: { neededSeconds: 61, remainingSeconds: 60, pricingUrl: 'http://gloss.test/pricing' },
    });
    const both = ['c', 'd'].map((key) => meter.bookSeconds({ key, contentId: key, seconds: 60 }));
    expect((await Promise.allSettled(both)).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await meter.getRemainingSeconds()).toBe(0);
    test.clock.time += 3 * 3_600_000;
    expect(await meter.getRemainingSeconds()).toBe(minutes(120));
  });

  it('are not used by the hundred free calls a day of a paid member', async () => {
    const { userId, email } = await newUser(test.accounts);
    const meter = test.accounts.getMeter(userId);
    const call = (key: string, clientType?: string) => meter.bookSeconds({ key, contentId: 'x', seconds: 60, clientType });
    expect(await call('free', 'svc-cli')).toMatchObject({ costDuration: 60 });
    await setPlan(test.database.db, email, 'plus');
    expect(await call('no agent')).toMatchObject({ costDuration: 60, remainingTime: minutes(1198) });
    await meter.bookSeconds({ key: 'agent 0', contentId: 'x', seconds: 0, clientType: 'svc-cli' });
    for (let i = 0; i < freeCallsPerDay; i++) expect(await call(`agent ${i}`, 'svc-cli')).toMatchObject({ costDuration: 0 });
    expect(await call('one more', 'svc-cli')).toMatchObject({ costDuration: 60, remainingTime: minutes(1197) });
    test.clock.time += 86_400_000;
    expect(await call('tomorrow', 'svc-cli')).toMatchObject({ costDuration: 0 });
  });
});

describe('a clock that was ahead into the next month, and was set back', () => {
  it('counts a booking once, in that month', async () => {
    const { clock, accounts, database } = test;
    clock.time = Date.UTC(2027, 0, 31, 12);
    const { userId, email } = await newUser(accounts);
    await setPlan(database.db, email, 'plus');
    const meter = accounts.getMeter(userId);
    const book = (key: string, clientType?: string) => meter.bookSeconds({ key, contentId: 'x', seconds: 60, clientType });
    await book('january');
    clock.time += 86_400_000;
    expect(await meter.getRemainingSeconds()).toBe(minutes(1200));
    await book('february');
    for (let calls = 0; calls < freeCallsPerDay; calls++) await book(`agent ${calls}`, 'svc-cli');
    expect(await meter.getRemainingSeconds()).toBe(minutes(1199));
    clock.time -= 86_400_000;
    expect(await meter.getRemainingSeconds()).toBe(minutes(1199));
    expect(await book('today', 'svc-cli')).toMatchObject({ costDuration: 0 });
    expect(await book('february')).toEqual({ costDuration: 0, remainingTime: minutes(1199) });
    clock.time += 86_400_000;
    expect(await meter.getRemainingSeconds()).toBe(minutes(1199));
    expect(await book('one more', 'svc-cli')).toMatchObject({ costDuration: 60 });
  });
});

describe('plans', () => {
  it('limit channels, and expire', async () => {
    const { userId, email } = await newUser(test.accounts);
    const meter = test.accounts.getMeter(userId);
    expect(await meter.getMaxChannels()).toBe(10);
    const until = test.clock.time + 1000;
    expect(await setPlan(test.database.db, ` ${email.toUpperCase()}`, 'pro', until)).toBe(true);
    expect(await meter.getMaxChannels()).toBe(500);
    expect((await meter.getAccount()).plan).toEqual({
      tier: 'pro',
      isPaidMember: true,
      expiresAt: new Date(until).toISOString(),
    });
    test.clock.time = until;
    expect((await meter.getAccount()).plan).toMatchObject({ tier: 'free', isPaidMember: false });
    expect(await setPlan(test.database.db, 'nobody@example.com', 'pro')).toBe(false);
  });

  it('are lifetime for all accounts on an unmetered server', async () => {
    const { accounts } = await testAccounts({ database: test.database, config: { isMetered: false } });
    const { userId } = await newUser(accounts);
    const meter = accounts.getMeter(userId);
    expect(await meter.bookSeconds({ key: 'a', contentId: 'a', seconds: 1e9 })).toEqual({
      costDuration: 1e9,
      remainingTime: Number.MAX_SAFE_INTEGER,
    });
    expect(await meter.getAccount()).toMatchObject({
      plan: { tier: 'lifetime', isPaidMember: true, expiresAt: '9999-12-31T23:59:59Z' },
      remainingMinutes: 9007199254740991,
      isUnmetered: true,
    });
    expect(await meter.getMaxChannels()).toBe(2000);
    for (let calls = 0; calls < 40; calls++) await meter.requireVisualsAllowed();
  });

  it('limit who may extract slides, and how often', async () => {
    const { userId, email } = await newUser(test.accounts);
    const meter = test.accounts.getMeter(userId);
    const forbidden = { code: 'forbidden', details: { plan: 'pro', pricingUrl: 'http://gloss.test/pricing' } };
    for (const tier of ['free', 'plus', 'lifetime'] as const) {
      await setPlan(test.database.db, email, tier);
      await expect(meter.requireVisualsAllowed()).rejects.toMatchObject(forbidden);
    }
    await expect(meter.requireVisualsAllowed()).rejects.toThrow(/pro.*http:\/\/gloss\.test\/pricing/);
    await setPlan(test.database.db, email, 'pro', test.clock.time + 1000);
    for (let calls = 0; calls < 30; calls++) await meter.requireVisualsAllowed();
    const details = { retryAfter: expect.any(Number) };
    await expect(meter.requireVisualsAllowed()).rejects.toMatchObject({ code: 'rateLimited', details });
    test.clock.time += 1000;
    await expect(meter.requireVisualsAllowed()).rejects.toMatchObject(forbidden);
  });

  it('require an account', async () => {
    const { userId } = await newUser(test.accounts);
    await test.database.db.delete(users).where(eq(users.userId, userId));
    const meter = test.accounts.getMeter(userId);
    await expect(meter.getRemainingSeconds()).rejects.toMatchObject({ code: 'unauthorized' });
    await expect(meter.bookSeconds({ key: 'a', contentId: 'a', seconds: 1 })).rejects.toMatchObject({ code: 'unauthorized' });
  });
});
