import { eq } from 'drizzle-orm';
import { tasks } from '../../lib/store/sql/schema-tasks.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { TaskQueue } from '../jobs/task-queue.ts';
import type { FeedTimes } from '../ports/feed-times.ts';
import type { Services } from './services.ts';

export interface SchedulerOptions {
  db: SqlDatabase;
  services: Services;
  feedTimes: FeedTimes;
  accounts: Pick<Accounts, 'sweep'>;
  /** Absent where this process alone does what it was asked. */
  queue?: Pick<TaskQueue, 'requeue'>;
  onError(error: unknown): void;
}

/** Milliseconds. */
const feedPace = 15_000;
const sweepPace = 3600_000;
/** What a full disk left pending goes on so soon after there is room. */
const takeUpPace = 5000;
const requeueIntervalMs = 60_000;
/** A node that was killed while it asked somebody's feeds is stood in for after that. */
const feedPatience = 10 * 60_000;
/** Users whose feeds are asked at a time. */
const together = 4;

/** What happens on a server unasked: unfinished work is taken up, feeds are asked when they are due, what expired goes. */
export function startScheduler({ db, services, feedTimes, accounts, queue, onError }: SchedulerOptions): { stop(): void } {
  let isStopped = false;
  const timers = new Set<NodeJS.Timeout>();
  const repeat = (intervalMs: number, work: () => Promise<void>) => {
    const run = async () => {
      await work().catch(onError);
      if (isStopped) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        void run();
      }, intervalMs);
      timers.add(timer.unref());
    };
    void run();
  };

  const takeUp = async () => {
    const unfinished = await db.selectDistinct({ userId: tasks.userId }).from(tasks).where(eq(tasks.status, 'pending'));
    for (const { userId } of unfinished) await services.resume(userId);
  };
  const askFeeds = async () => {
    for (;;) {
      const users = isStopped ? [] : await feedTimes.take(Date.now(), Date.now() + feedPatience, together);
      if (users.length === 0) return;
      await Promise.all(users.map((userId) => services.refresh(userId).catch(onError)));
    }
  };

  if (queue) {
    repeat(requeueIntervalMs, () => queue.requeue());
  } else repeat(takeUpPace, takeUp);
  repeat(feedPace, askFeeds);
  repeat(sweepPace, () => accounts.sweep());
  return {
    stop() {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
