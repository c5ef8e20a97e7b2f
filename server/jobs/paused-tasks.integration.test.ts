import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sqlStore } from '../../lib/store/sql/sql-store.ts';
import { task } from '../../lib/store/testing/rows-suite.ts';
import { talkUrl } from '../../test/fake-ports.ts';
import { testNodes } from './testing/test-nodes.ts';

const { startNode, newUser } = testNodes();
const context = () => ({ signal: AbortSignal.timeout(80_000) });

describe('a task of several processes', () => {
  it('pauses, and resumes in any process, in one at a time', async () => {
    const [node, worker, other] = [await startNode(0), await startNode(), await startNode()];
    const user = newUser();
    const { handlers } = node.services.of(user);
    const store = sqlStore(node.database.db, user);
    const { db } = node.database;
    let [going, maxConcurrent] = [0, 0];
    const { promise: goOn, resolve: letGoOn } = Promise.withResolvers<void>();
    for (const { beforeEach } of [worker, other]) {
      beforeEach.work = async () => {
        maxConcurrent = Math.max(maxConcurrent, ++going);
        await goOn;
        going -= 1;
      };
    }
    const { taskId } = await handlers.createSummaryTask({ url: talkUrl }, context());
    const countStarted = () => worker.startedTaskIds.length + other.startedTaskIds.length;
    await expect.poll(countStarted).toBe(1);
    expect(await handlers.pauseTask({ taskId, isPaused: true }, context())).toMatchObject({ status: 'pending' });
    // Another user's task, whose text the database can't read, must not hinder the search for stranded ones.
    const paused = { ...task('paused'), isPaused: true };
    await sqlStore(db, newUser()).putTask({ ...paused, wish: { ...paused.wish, customPrompt: 'a\u0000b' } });
    // No process may take it for a stranded task.
    await db.execute(sql`update tasks set updated_at = updated_at - 120000 where status = 'pending'`);
    await worker.queue.requeue();
    expect(await store.getTask(taskId)).toMatchObject({ status: 'pending', isPaused: true });
    for (let times = 0; times < 3; times++) await handlers.pauseTask({ taskId, isPaused: false }, context());
    // The other process takes the job of each resumption, finds the task under way, and sends the job again.
    const jobs = async (state: string) => {
      const found = await db.execute(sql`select 1 from jobs.job where state = ${state} and data ->> 'taskId' = ${taskId}`);
      return (found as unknown as { rows: unknown[] }).rows.length;
    };
    await expect.poll(() => jobs('completed')).toBeGreaterThan(1);
    expect([countStarted(), maxConcurrent]).toEqual([1, 1]);
    letGoOn();
    await expect.poll(() => handlers.getSummaryTaskStatus({ taskId }, context())).toMatchObject({ status: 'completed' });
    const live = async () => {
      const found = await db.execute(sql`select 1 from jobs.job where state < 'completed' and data ->> 'taskId' = ${taskId}`);
      return (found as unknown as { rows: unknown[] }).rows.length;
    };
    await expect.poll(live).toBe(0);
    expect(maxConcurrent).toBe(1);
    expect(await store.listSummaries('web:talk')).toHaveLength(1);
  });

  it('that is paused is not taken, and resumes on request', async () => {
    const [node, worker] = [await startNode(0), await startNode()];
    const user = newUser();
    const { handlers } = node.services.of(user);
    const { promise: hasStarted, resolve: begin } = Promise.withResolvers<void>();
    worker.beforeEach.work = async (taskId) => {
      begin();
      const { handlers: here } = worker.services.of(user);
      if (worker.startedTaskIds.length === 1) await here.pauseTask({ taskId, isPaused: true }, context());
    };
    const { taskId } = await handlers.createSummaryTask({ url: talkUrl }, context());
    await hasStarted;
    const { db } = node.database;
    const stateOf = async () => {
      const { rows } = (await db.execute(sql`select state from jobs.job where id = ${taskId}`)) as unknown as {
        rows: { state: string }[];
      };
      return rows[0]?.state;
    };
    await expect.poll(stateOf).toBe('completed');
    await db.execute(sql`update tasks set updated_at = updated_at - 120000 where status = 'pending'`);
    await worker.queue.requeue();
    expect(await handlers.getSummaryTaskStatus({ taskId }, context())).toMatchObject({ status: 'pending' });
    await handlers.pauseTask({ taskId, isPaused: false }, context());
    await expect.poll(() => handlers.getSummaryTaskStatus({ taskId }, context())).toMatchObject({ status: 'completed' });
    expect(worker.startedTaskIds).toEqual([taskId, taskId]);
  });
});
