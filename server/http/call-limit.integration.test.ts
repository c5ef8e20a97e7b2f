import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database/open-database.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { createCallLimit } from './call-limit.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
afterEach(() => vi.useRealTimers());

let users = 0;
const newUser = () => `user-${users++}`;
const failureOf = (call: Promise<void>) =>
  call.then(
    () => undefined,
    (error) => error,
  );

/** Makes calls on the nodes by turns. Returns the number of accepted ones and the failures of the others. */
async function callAll(nodes: ReturnType<typeof createCallLimit>[], user: string, calls: number) {
  const failures = await Promise.all(Array.from({ length: calls }, (_, at) => failureOf(nodes[at % nodes.length]!(user))));
  const refused = failures.filter((failure) => failure !== undefined);
  return { answered: calls - refused.length, refused };
}
const countedPoints = async () => {
  const { rows } = (await database.db.execute(sql`select sum(points) as points from rate_limits`)) as unknown as {
    rows: { points: string }[];
  };
  return Number(rows[0]!.points);
};

describe('the call limit', () => {
  it.each([
    ['one node', 1, 70],
    ['two nodes', 2, 70],
    ['three nodes, with more than parts of it', 3, 1201],
  ])('of %s is reached and never passed', async (_, count, limit) => {
    const nodes = Array.from({ length: count }, () => createCallLimit(limit, database.db));
    const user = newUser();
    const { answered, refused } = await callAll(nodes, user, limit * 2);
    expect(answered).toBe(limit);
    for (const { code, details } of refused) {
      expect(code).toBe('rateLimited');
      expect(details.retryAfter).toBeGreaterThan(0);
      expect(details.retryAfter).toBeLessThanOrEqual(60);
    }
    expect((await callAll(nodes, newUser(), 3)).answered).toBe(3);
  });

  it('queries the database once for a fiftieth of the calls, and not at all once it is reached', async () => {
    const node = createCallLimit(1000, database.db);
    const user = newUser();
    const before = await countedPoints();
    await callAll([node], user, 21);
    expect((await countedPoints()) - before).toBe(40);
    await callAll([node], user, 980);
    const full = await countedPoints();
    expect((await callAll([node], user, 50)).answered).toBe(0);
    expect(await countedPoints()).toBe(full);
  });

  it('counts in one process without a database, and starts again after a minute', async () => {
    vi.useFakeTimers();
    const node = createCallLimit(5);
    expect((await callAll([node], 'ada', 9)).answered).toBe(5);
    vi.advanceTimersByTime(60_001);
    expect((await callAll([node], 'ada', 9)).answered).toBe(5);
  });

  it('counts in the process while the database is unavailable', async () => {
    const broken = new Proxy(database.db, {
      get: () => () => {
        throw Object.assign(new Error('no space left'), { code: '53100' });
      },
    });
    const node = createCallLimit(100, broken);
    expect((await callAll([node], newUser(), 150)).answered).toBe(100);
  });

  it('does not wait for a clock that was a day ahead and was set back', async () => {
    const day = 86_400_000;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + day });
    const user = newUser();
    expect((await callAll([createCallLimit(60, database.db)], user, 90)).answered).toBe(60);
    vi.setSystemTime(Date.now() - day);
    const node = createCallLimit(60, database.db);
    const { answered, refused } = await callAll([node], user, 90);
    expect(answered).toBe(60);
    for (const { details } of refused) expect(details.retryAfter).toBeLessThanOrEqual(60);
  });
});
