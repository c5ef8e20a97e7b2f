import { setTimeout as delay } from 'node:timers/promises';
import { isRunnable } from '../../lib/store/sql/conditions.ts';
import { tasks } from '../../lib/store/sql/schema-tasks.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { DigestMails } from '../digest-mail/digest-mails.ts';
import type { TaskQueue } from '../jobs/task-queue.ts';
import type { FeedTimes } from '../ports/feed-times.ts';
import {
  digestMailIntervalMs,
  feedIntervalMs,
  feedLeaseMs,
  maxConcurrentRefreshes,
  maxFeedWaitMs,
  requeueIntervalMs,
  resumeIntervalMs,
  sweepIntervalMs,
  webhookIntervalMs,
} from '../settings.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';
import type { Services } from './services.ts';

/** The dependencies of the server's repeated work. */
export interface SchedulerOptions {
  db: SqlDatabase;
  services: Services;
  feedTimes: FeedTimes;
  accounts: Pick<Accounts, 'sweep'>;
  webhooks: Pick<Webhooks, 'deliver'>;
  /** Absent where the server can't send mail. */
  digestMails?: Pick<DigestMails, 'deliver'>;
  /** Absent when this process runs its own tasks. */
  queue?: Pick<TaskQueue, 'requeue'>;
  onError(error: unknown): void;
}

/**
 * Starts the repeated work of a server: it resumes unfinished tasks, refreshes feeds when they are due, sends events to webhooks and
 * digests by mail, and deletes expired rows.
 */
export function startScheduler({ db, services, feedTimes, accounts, webhooks, digestMails, queue, onError }: SchedulerOptions): {
  /** Starts no further work, and resolves when the running one has ended. */
  stop(): Promise<void>;
} {
  const stopped = new AbortController();
  const { signal } = stopped;
  const loops: Promise<void>[] = [];
  const repeat = (intervalMs: number, work: () => Promise<void>) => {
    const loop = async () => {
      while (!signal.aborted) {
        await work().catch(onError);
        await delay(intervalMs, undefined, { signal, ref: false }).catch(() => undefined);
      }
    };
    loops.push(loop());
  };

  const resumeTasks = async () => {
    const unfinished = await db.selectDistinct({ userId: tasks.userId }).from(tasks).where(isRunnable);
    for (const { userId } of unfinished) await services.resume(userId).catch(onError);
  };
  const refreshFeeds = async () => {
    for (;;) {
      if (signal.aborted) return;
      const users = await feedTimes.take({
        now: Date.now(),
        leaseMs: feedLeaseMs,
        limit: maxConcurrentRefreshes,
        maxWaitMs: maxFeedWaitMs,
      });
      if (users.length === 0) return;
      await Promise.all(users.map((userId) => services.refresh(userId).catch(onError)));
    }
  };

  if (queue) repeat(requeueIntervalMs, () => queue.requeue());
  else repeat(resumeIntervalMs, resumeTasks);
  repeat(feedIntervalMs, refreshFeeds);
  repeat(webhookIntervalMs, () => webhooks.deliver(signal));
  if (digestMails) repeat(digestMailIntervalMs, () => digestMails.deliver(signal));
  repeat(sweepIntervalMs, () => accounts.sweep());
  return {
    async stop() {
      stopped.abort();
      await Promise.all(loops);
    },
  };
}
