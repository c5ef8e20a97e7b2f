import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freeCallsPerDay } from '../../server/accounts/plans.ts';
import { ledger } from '../../server/accounts/schema.ts';
import { setPlan } from '../../server/accounts/set-plan.ts';
import { readConfig } from '../../server/config.ts';
import { type RunningServer, startServer } from '../../server/start-server.ts';
import { fetchTalks } from './media-server.ts';
import { type StartedServer, started } from './started.ts';

const calls = 60;
let first: StartedServer;
let second: RunningServer;
beforeAll(async () => {
  const settings = { GLOSS_CALLS_A_MINUTE: String(calls), GLOSS_METERED: 'true' };
  first = await started({ settings });
  const config = readConfig({ ...first.settings, GLOSS_ROLE: 'node' });
  second = await startServer(config, pino({ level: 'silent' }), { fetch: fetchTalks(first.media.port) });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

/** Sends requests to both nodes alternately and returns the responses. */
const askBoth = (requests: number, path: string, init: (at: number) => RequestInit) =>
  Promise.all(
    Array.from({ length: requests }, (_, at) =>
      fetch((at % 2 ? second : first).origin + path, { redirect: 'manual', ...init(at) }),
    ),
  );
const statusesOf = (answers: Response[]) => Object.groupBy(answers, ({ status }) => status);

describe('two nodes on one database', () => {
  it('answer together as many calls of a user as one would', async () => {
    const { token } = await first.newPerson();
    const answers = statusesOf(await askBoth(calls * 2, '/api/v1/me', () => ({ headers: { authorization: `Bearer ${token}` } })));
    expect([answers[200]?.length, answers[429]?.length]).toEqual([calls, calls]);
    for (const { headers } of answers[429]!) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    const other = (await first.newPerson()).token;
    expect((await first.clientOf(other).getAccount({})).plan.tier).toBe('free');
  });

  it('let a password be guessed as often together as one would', async () => {
    const { user } = await first.newPerson();
    const guess = { email: user.email, password: 'a wrong password' };
    const answers = await askBoth(16, '/account/sign-in', (at) => ({
      method: 'POST',
      headers: { origin: (at % 2 ? second : first).origin },
      body: new URLSearchParams(guess),
    }));
    const statuses = statusesOf(answers);
    expect([statuses[401]?.length, statuses[429]?.length]).toEqual([10, 6]);
  });

  it('give the last of a day’s free calls once', async () => {
    const { user, token } = await first.newPerson();
    await setPlan(first.db, user.email, 'plus');
    const { userId } = user;
    const taken = { userId, contentId: 'x', seconds: 0, isFreeCall: true, bookedAt: Date.now() };
    await first.db
      .insert(ledger)
      .values(Array.from({ length: freeCallsPerDay - 1 }, (_, at) => ({ ...taken, bookingKey: `call ${at}` })));
    const headers = { authorization: `Bearer ${token}`, 'x-client-type': 'svc-cli' };
    const path = (at: number) => `/api/v1/summarize?url=${encodeURIComponent(first.media.urlOf(`free-${at}`))}`;
    const answers = await Promise.all([0, 1].flatMap((at) => askBoth(1, path(at), () => ({ headers }))));
    const costs = await Promise.all(
      answers.flat().map(async (answer) => ((await answer.json()) as { costDuration: number }).costDuration),
    );
    expect(costs.toSorted((a, b) => a - b)).toEqual([0, 30]);
  });
});
