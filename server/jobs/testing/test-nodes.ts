import { afterEach, beforeEach } from 'vitest';
import type { Ports } from '../../../lib/ports/ports.ts';
import { sqlStore } from '../../../lib/store/sql/sql-store.ts';
import { fakePorts } from '../../../test/fake-ports.ts';
import type { Database } from '../../database/open-database.ts';
import { openPostgres } from '../../database/open-postgres.ts';
import { createServices, type Services } from '../../services/services.ts';
import { createPostgresDatabase } from '../../testing/postgres-database.ts';
import { openTaskQueue, type TaskQueue } from '../task-queue.ts';

/** The minimum of pg-boss, so that tests wait little. */
const minPollIntervalSeconds = 1;

interface TestNode {
  database: Database;
  services: Services;
  queue: TaskQueue;
  /** Ids of the tasks that this process started. `beforeEach.work` runs before each of them. */
  startedTaskIds: string[];
  beforeEach: { work(taskId: string): Promise<void> };
  /** Closes the process without any message to the others, as a kill does. */
  stopAbruptly(): Promise<void>;
}

/** Processes of a server on a database of each test, closed after it. */
export function testNodes() {
  let url: string;
  const open: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    url = await createPostgresDatabase();
  });
  afterEach(async () => {
    for (const close of open.splice(0).reverse()) await close();
  });
  let users = 0;

  return {
    newUser: () => `user-${users++}`,

    /** Starts one process of a server; `concurrency` is 0 for one that takes no tasks. */
    async startNode(
      concurrency = 1,
      ports: Partial<Ports> = {},
      pollIntervalSeconds = minPollIntervalSeconds,
    ): Promise<TestNode> {
      const database = await openPostgres(url, { connections: 5 });
      const queue = await openTaskQueue({
        url,
        db: database.db,
        isWorker: concurrency > 0,
        pollIntervalSeconds,
        onError: () => undefined,
      });
      const startedTaskIds: string[] = [];
      const hooks: TestNode['beforeEach'] = { work: async () => undefined };
      const services = createServices((userId, wakeAlarm) => ({
        ...fakePorts(),
        ...ports,
        store: sqlStore(database.db, userId),
        jobs: queue.jobsOf(userId),
        wakeAlarm,
      }));
      const perform: Parameters<TaskQueue['work']>[0] = async (userId, taskId, attempt) => {
        startedTaskIds.push(taskId);
        await hooks.work(taskId);
        await services.perform(userId, taskId, attempt);
      };
      if (concurrency > 0) await queue.work(perform, concurrency);
      let isClosed = false;
      const close = async () => {
        if (isClosed) return;
        isClosed = true;
        await queue.close(200);
        await database.close();
      };
      open.push(close);
      return { database, services, queue, startedTaskIds, beforeEach: hooks, stopAbruptly: close };
    },
  };
}
