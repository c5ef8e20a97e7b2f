import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Ports } from '../../lib/ports/ports.ts';
import { sqlStore } from '../../lib/store/sql/sql-store.ts';
import { fakePorts } from '../../test/fake-ports.ts';
import type { Database } from '../database/open-database.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { startPostgres } from '../database/start-postgres.ts';
import { createServices, type Services } from '../services/services.ts';
import { openTaskQueue, type TaskQueue } from './task-queue.ts';

/** The shortest there is: what waits for nothing else is not waited for. */
const pollIntervalSeconds = 1;

interface TestNode {
  database: Database;
  services: Services;
  queue: TaskQueue;
  /** Ids of the tasks that were begun here, and what each of them does first. */
  begun: string[];
  during: { work(taskId: string): Promise<void> };
  /** As a process ends that is killed: nobody hears of it. */
  vanish(): Promise<void>;
}

/** Processes of a server on a database of the test file's own; each test's are closed after it. */
export function testNodes() {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  const open: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 60_000);
  afterEach(async () => {
    for (const close of open.splice(0).reverse()) await close();
  }, 60_000);
  afterAll(() => postgres.stop());
  let users = 0;

  return {
    newUser: () => `user-${users++}`,

    /** One of several processes of a server; `together` is 0 for one that only answers. */
    async startNode(together = 1, ports: Partial<Ports> = {}): Promise<TestNode> {
      const { url } = postgres;
      const database = await openPostgres(url, 5);
      const queue = await openTaskQueue({
        url,
        db: database.db,
        isWorker: together > 0,
        pollIntervalSeconds,
        onError: () => undefined,
      });
      const begun: string[] = [];
      const during: TestNode['during'] = { work: async () => undefined };
      const services = createServices((userId, wakeAlarm) => ({
        ...fakePorts(),
        ...ports,
        store: sqlStore(database.db, userId),
        jobs: queue.jobsOf(userId),
        wakeAlarm,
      }));
      const perform: Parameters<TaskQueue['work']>[0] = async (userId, taskId, one) => {
        begun.push(taskId);
        await during.work(taskId);
        await services.perform(userId, taskId, one);
      };
      if (together > 0) await queue.work(perform, together);
      let isClosed = false;
      const close = async () => {
        if (isClosed) return;
        isClosed = true;
        await queue.close(200);
        await database.close();
      };
      open.push(close);
      return { database, services, queue, begun, during, vanish: close };
    },
  };
}
