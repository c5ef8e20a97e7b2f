import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sqlStore } from '../../lib/store/sql/sql-store.ts';
import { testPassword } from '../../server/testing/test-accounts.ts';
import { testBrowser } from '../../server/testing/test-browser.ts';
import { type StartedServer, started } from './started.ts';

let server: StartedServer;
beforeAll(async () => {
  // Timers use the monotonic clock, which is not set.
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true });
  server = await started();
});
afterEach(() => setAhead(0));
afterAll(async () => {
  await server.close();
  vi.useRealTimers();
});

const day = 86_400_000;

/** Sets the clocks of the service and of the queue in its database so many days ahead of the right time. */
async function setAhead(days: number): Promise<void> {
  vi.setSystemTime(vi.getRealSystemTime() + days * day);
  const later = `'select pg_catalog.now() + interval ''${days} days'''`;
  await server.db.execute(
    sql.raw(`create or replace function jobs.job_now() returns timestamptz language sql stable as ${later}`),
  );
}

describe('a clock that jumps a day ahead and back', () => {
  it('expires what is due by then, and nothing else', async () => {
    const { accounts, media, origin } = server;
    const { user, token } = await server.newPerson();
    const forADay = await accounts.tokens.create(user.userId, { name: 'short', scope: 'read', days: 1 });
    const client = server.clientOf(token);
    const browser = testBrowser(origin);
    const signIn = { email: user.email, password: testPassword };
    await browser.send('/account/sign-in', signIn);
    const [before, across, ahead] = ['before', 'across', 'ahead'].map((name) => media.hold(name));
    const tasks = [await client.createSummaryTask({ url: media.urlOf('before') })];
    await client.createCollection({ name: 'before' });

    await setAhead(1.01);
    before!();
    tasks.push(await client.createSummaryTask({ url: media.urlOf('across') }));
    tasks.push(await client.createSummaryTask({ url: media.urlOf('ahead') }));
    ahead!();
    await expect(server.clientOf(forADay).getAccount({})).rejects.toMatchObject({ code: 'unauthorized' });
    expect((await browser.ask('/account')).status).toBe(200);
    await client.createCollection({ name: 'ahead' });
    const ended = async (taskId: string) => (await client.getSummaryTaskStatus({ taskId })).status;
    await expect.poll(() => ended(tasks[0]!.taskId)).toBe('completed');
    await expect.poll(() => ended(tasks[2]!.taskId)).toBe('completed');

    await setAhead(0);
    across!();
    tasks.push(await client.createSummaryTask({ url: media.urlOf('after') }));
    for (const { taskId } of tasks) await expect.poll(() => ended(taskId)).toBe('completed');
    expect((await server.clientOf(forADay).getAccount({})).email).toBe(user.email);
    expect((await browser.ask('/account')).status).toBe(200);
    await client.createCollection({ name: 'after' });
    expect((await client.listCollections({})).collections.map(({ name }) => name).toSorted()).toEqual([
      'after',
      'ahead',
      'before',
    ]);

    const cursors = (await sqlStore(server.db, user.userId).listChanges(0, 1000)).map(({ cursor }) => cursor);
    expect(cursors.length).toBeGreaterThan(3);
    expect(cursors).toEqual([...new Set(cursors)].toSorted((a, b) => a - b));
    expect(server.undescribed).toEqual([]);
  });

  it('prolongs no rate limit that was counted while it was ahead', async () => {
    const { user } = await server.newPerson();
    const guess = () => server.accounts.signIn({ email: user.email, password: 'a wrong password' });
    const guessAll = async () => {
      for (let guesses = 0; guesses < 10; guesses++) expect(await guess()).toBeUndefined();
      const { code, details } = await guess().catch((error) => error);
      return { code, wait: details.retryAfter };
    };
    await setAhead(1);
    const usual = await guessAll();
    expect(usual.code).toBe('rateLimited');
    expect(usual.wait).toBeGreaterThan(0);
    await setAhead(0);
    const after = await guessAll();
    expect(after.code).toBe('rateLimited');
    expect(after.wait).toBeGreaterThan(0);
    expect(after.wait).toBeLessThanOrEqual(15 * 60);
  });
});
