import type { ChangeStore } from '../ports/change-store.ts';
import type { AccountHost } from './account-host.ts';

/** Milliseconds between two synchronizations when nothing changes on this device. */
const syncIntervalMs = 15 * 60_000;
/** Milliseconds after the first failure; doubled after each further one, up to the usual interval. */
const firstRetryDelayMs = 30_000;

/** Stores when the next synchronization is due, because the host may end before, and has it wake then. */
export async function scheduleSync(host: AccountHost, hasFailed: boolean): Promise<void> {
  const failures = hasFailed ? ((await host.storage.get('schedule'))?.failures ?? 0) + 1 : 0;
  const delayMs = failures > 0 ? Math.min(syncIntervalMs, firstRetryDelayMs * 2 ** (failures - 1)) : syncIntervalMs;
  const nextAt = host.now() + delayMs;
  await host.storage.set('schedule', { failures, nextAt });
  host.wakeAt(nextAt);
}

/**
 * Returns whether a host that starts has to synchronize: the time has come, or the last host ended before it had sent all. Has it
 * wake later otherwise.
 */
export async function isSyncDue(host: AccountHost, local: Pick<ChangeStore, 'listChanges'>): Promise<boolean> {
  const { storage, status } = host;
  const schedule = await storage.get('schedule');
  if (!schedule) return true;
  const { failures, nextAt } = schedule;
  const remainingMs = nextAt - host.now();
  // A clock that was set back would delay it for long.
  if (remainingMs <= 0 || remainingMs > syncIntervalMs || (await status.get())?.isSyncing) return true;
  const { pushed = 0 } = (await storage.get('sync')) ?? {};
  if (failures === 0 && (await local.listChanges(pushed, 1)).length > 0) return true;
  host.wakeAt(nextAt);
  return false;
}
