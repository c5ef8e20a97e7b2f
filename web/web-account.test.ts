import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AccountStatus } from '../lib/contract/account-status.ts';
import { createWebAccount, type WebAccountOptions } from './web-account.ts';

beforeEach(() => vi.stubGlobal('location', { origin: 'https://gloss.example' }));
afterEach(() => vi.unstubAllGlobals());

/** Creates an account whose synchronization does some work, and records what it shows. */
function accountOf(sync: () => Promise<void>) {
  const client = { getAccount: async () => ({ plan: { tier: 'free' } }) } as unknown as WebAccountOptions['client'];
  const { account, report } = createWebAccount({ email: 'ada@example.org', client, sync, forget: async () => undefined });
  const shown: (AccountStatus | null)[] = [];
  account.onStatus((status) => shown.push(status));
  return { account, report, shown };
}

it('shows that a requested synchronization runs, until it ends or fails', async () => {
  const outcomes = [async () => undefined, async () => Promise.reject(new Error('broken'))];
  for (const sync of outcomes) {
    const { account, shown } = accountOf(sync);
    await account.sync();
    expect(shown[1]).toMatchObject({ isSyncing: true });
    expect(shown.at(-1)).toMatchObject({ isSyncing: false });
  }
});

it('shows the outcome of a poll only', async () => {
  const { report, shown } = accountOf(async () => undefined);
  await report(async () => undefined);
  await expect(report(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(shown.some((status) => status?.isSyncing)).toBe(false);
  expect(shown.at(-1)).toMatchObject({ failure: { code: 'internal' } });
});
