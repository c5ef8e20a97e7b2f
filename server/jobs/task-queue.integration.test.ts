import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sqlStore } from '../../lib/store/sql/sql-store.ts';
import { talkUrl } from '../../test/fake-ports.ts';
import { maxTasksPerUser } from '../settings.ts';
import { testNodes } from './testing/test-nodes.ts';

const { startNode, newUser } = testNodes();
const context = () => ({ signal: AbortSignal.timeout(80_000) });
const urls = ['https://talks.example.org/1', 'https://talks.example.org/2', 'https://talks.example.org/3'];

describe('tasks of several processes', () => {
  it('are performed by one process, and reported by any', async () => {
    const [node, worker, other] = [await startNode(0), await startNode(), await startNode(0)];
    const user = newUser();
    const result = await node.services.of(user).handlers.summarize({ url: talkUrl }, context());
    expect(result.summary).toContain('Clocks came to towers.');
    expect([node.startedTaskIds, worker.startedTaskIds.length]).toEqual([[], 1]);
    const taskId = worker.startedTaskIds[0]!;
    const status = await other.services.of(user).handlers.getSummaryTaskStatus({ taskId }, context());
    expect(status).toMatchObject({ status: 'completed', summary: result.summary });
    await expect(other.services.of(newUser()).handlers.getSummaryTaskStatus({ taskId }, context())).rejects.toMatchObject({
      code: 'notFound',
    });
  });

  it('are created once for the same work, however many nodes are called at once', async () => {
    const nodes = [await startNode(0), await startNode(0)];
    const user = newUser();
    const summaries = Array.from({ length: 20 }, (_, at) =>
      nodes[at % 2]!.services.of(user).handlers.createSummaryTask({ url: talkUrl }, context()),
    );
    expect(new Set((await Promise.all(summaries)).map(({ taskId }) => taskId)).size).toBe(1);
    const another = await nodes[0]!.services.of(newUser()).handlers.createSummaryTask({ url: talkUrl }, context());
    expect(another.taskId).not.toBe((await summaries[0]!).taskId);
    const worker = await startNode();
    await nodes[0]!.services.of(user).handlers.summarize({ url: talkUrl }, context());
    expect(worker.startedTaskIds.filter((taskId) => taskId !== another.taskId)).toHaveLength(1);
  });

  it('that are canceled on one node stop on the other', async () => {
    const [node, worker] = [await startNode(0), await startNode()];
    const { handlers } = node.services.of(newUser());
    const { promise: hasStarted, resolve: begin } = Promise.withResolvers<void>();
    const { promise: goOn, resolve: letGoOn } = Promise.withResolvers<void>();
    worker.beforeEach.work = async () => {
      begin();
      await goOn;
    };
    const { taskId } = await handlers.createSummaryTask({ url: talkUrl }, context());
    await hasStarted;
    expect(await handlers.cancelSummaryTask({ taskId }, context())).toMatchObject({ status: 'failed' });
    letGoOn();
    await expect
      .poll(() => handlers.getSummaryTaskStatus({ taskId }, context()))
      .toMatchObject({ status: 'failed', code: 'cancelled' });
    expect((await handlers.summarize({ url: talkUrl }, context())).costDuration).toBe(30);
  });

  it('continue in another process when theirs ends', async () => {
    const [node, ending] = [await startNode(0), await startNode()];
    const user = newUser();
    const { promise: hasStarted, resolve: begin } = Promise.withResolvers<void>();
    ending.beforeEach.work = async () => {
      begin();
      throw new Error('this process ends');
    };
    const summaries = node.services.of(user).handlers.summarize({ url: talkUrl }, context());
    await hasStarted;
    await ending.stopAbruptly();
    const worker = await startNode();
    expect((await summaries).summary).toContain('Clocks came to towers.');
    expect(worker.startedTaskIds).toEqual(ending.startedTaskIds.slice(0, 1));
    const store = sqlStore(node.database.db, user);
    expect(await store.listSummaries('web:talk')).toHaveLength(1);
  });

  it('are attempted again after an error of the host, and fail at once for an error of their own', async () => {
    const [node, worker] = [await startNode(0), await startNode()];
    let errors = 0;
    worker.beforeEach.work = async () => {
      if (errors++ === 0) throw new Error('the database went away');
    };
    const { handlers } = node.services.of(newUser());
    expect((await handlers.summarize({ url: talkUrl }, context())).summary).toContain('Clocks');
    expect(worker.startedTaskIds).toHaveLength(2);
    await expect(
      handlers.summarizeWithConfig({ url: talkUrl, promptConfig: { customPrompt: 'Sing' } }, context()),
    ).rejects.toMatchObject({ code: 'noModel' });
  });

  it('fail with a message when their process ends at every attempt', async () => {
    const [node, worker] = [await startNode(0), await startNode()];
    const { promise: hasStarted, resolve: begin } = Promise.withResolvers<void>();
    const { promise: goOn, resolve: letGoOn } = Promise.withResolvers<void>();
    worker.beforeEach.work = () => {
      begin();
      return goOn;
    };
    const { handlers } = node.services.of(newUser());
    const { taskId } = await handlers.createSummaryTask({ url: talkUrl }, context());
    await hasStarted;
    const { db } = node.database;
    await expect
      .poll(async () => {
        // Again each time, because the process reports that it is alive.
        await db.execute(
          sql`update jobs.job set retry_count = retry_limit, heartbeat_on = now() - interval '1 minute'
            where id = ${taskId} and state = 'active'`,
        );
        return handlers.getSummaryTaskStatus({ taskId }, context());
      })
      .toMatchObject({ status: 'failed', code: 'unavailable', message: expect.stringContaining('Start it again') });
    letGoOn();
    expect((await handlers.summarize({ url: talkUrl }, context())).summary).toContain('Clocks');
    expect(await handlers.getSummaryTaskStatus({ taskId }, context())).toMatchObject({ status: 'failed' });
  });

  it('are queued again when no queue has them', async () => {
    const node = await startNode(0);
    const { handlers } = node.services.of(newUser());
    const [waiting, startedBatch] = [
      await handlers.createSummaryTask({ url: talkUrl }, context()),
      await handlers.createBatch({ urls }, context()),
    ];
    const { db } = node.database;
    await db.execute(sql`delete from jobs.job where id = ${waiting.taskId} or id = ${startedBatch.taskIds[0]}`);
    const worker = await startNode();
    const ended = async (taskId: string) => (await handlers.getSummaryTaskStatus({ taskId }, context())).status;
    for (const taskId of startedBatch.taskIds.slice(1)) await expect.poll(() => ended(taskId)).toBe('completed');
    // A task that was created just now may be on its way into the queue.
    await worker.queue.requeue();
    expect(await ended(waiting.taskId)).toBe('pending');
    await db.execute(sql`update tasks set updated_at = updated_at - 120000 where status = 'pending'`);
    await Promise.all([worker.queue.requeue(), worker.queue.requeue()]);
    for (const taskId of [waiting.taskId, startedBatch.taskIds[0]!]) {
      await expect.poll(() => ended(taskId)).toBe('completed');
    }
    expect(new Set(worker.startedTaskIds).size).toBe(worker.startedTaskIds.length);
  });

  it('continue after a clock that was a day ahead is set back, also those of a killed process', async () => {
    const node = await startNode(0);
    const { db } = node.database;
    const setAhead = (days: number) =>
      db.execute(
        sql.raw(`create or replace function jobs.job_now() returns timestamptz language sql stable
          as 'select pg_catalog.now() + interval ''${days} days'''`),
      );
    await setAhead(1);
    const ending = await startNode();
    const { handlers } = node.services.of(newUser());
    const { promise: hasStarted, resolve: begin } = Promise.withResolvers<void>();
    const { promise: goOn, resolve: letGoOn } = Promise.withResolvers<void>();
    ending.beforeEach.work = async () => {
      begin();
      await goOn;
      throw new Error('this process was killed');
    };
    const { taskId } = await handlers.createSummaryTask({ url: talkUrl }, context());
    const waiting = await handlers.createSummaryTask({ url: urls[0]! }, context());
    await hasStarted;
    await setAhead(0);
    // The state of the tables when its process was killed while the clock was ahead.
    await db.execute(sql`update leases set owner_id = 'killed', expires_at = now() + interval '1 day'`);
    await db.execute(sql`update tasks set updated_at = updated_at + 86400000 where status = 'pending'`);

    const worker = await startNode();
    const ended = async (taskId: string) => (await handlers.getSummaryTaskStatus({ taskId }, context())).status;
    await worker.queue.requeue();
    for (const one of [waiting.taskId, taskId]) {
      await expect.poll(() => ended(one), { interval: 300 }).toBe('completed');
    }
    expect(worker.startedTaskIds).toHaveLength(2);
    letGoOn();
  });

  it('that wait are taken without a pause between them', async () => {
    const node = await startNode(0);
    const { handlers } = node.services.of(newUser());
    const many = Array.from({ length: 20 }, (_, at) => `https://talks.example.org/many/${at}`);
    for (const url of many) await handlers.createSummaryTask({ url }, context());
    // Its next poll is in an hour.
    const worker = await startNode(1, {}, 3600);
    await expect.poll(() => worker.startedTaskIds.length).toBe(many.length);
  });

  it('of one user leave a place for those of others', async () => {
    const [node, worker] = [await startNode(0), await startNode(maxTasksPerUser + 1)];
    const [one, other] = [newUser(), newUser()];
    const { promise: goOn, resolve: letGoOn } = Promise.withResolvers<void>();
    worker.beforeEach.work = () => goOn;
    const create = (user: string, url: string) => node.services.of(user).handlers.createSummaryTask({ url }, context());
    const many = Array.from({ length: maxTasksPerUser + 2 }, (_, at) => `https://talks.example.org/many/${at}`);
    const taskIds: string[] = [];
    for (const url of many) taskIds.push((await create(one, url)).taskId);
    await expect.poll(() => worker.startedTaskIds.length).toBe(maxTasksPerUser);
    const { taskId } = await create(other, talkUrl);
    await expect.poll(() => worker.startedTaskIds.at(-1)).toBe(taskId);
    letGoOn();
    await expect.poll(() => worker.startedTaskIds.toSorted()).toEqual([...taskIds, taskId].toSorted());
  });

  it('of a batch are taken one after the other, those of another user concurrently', async () => {
    const [node, worker] = [await startNode(0), await startNode(3)];
    const [one, two] = [node.services.of(newUser()).handlers, node.services.of(newUser()).handlers];
    const { promise: goOn, resolve: letGoOn } = Promise.withResolvers<void>();
    worker.beforeEach.work = async (taskId) => {
      if (taskId === worker.startedTaskIds[0]) await goOn;
    };
    const batch = await one.createBatch({ urls }, context());
    const ended = async (handlers: typeof one, taskId: string) =>
      (await handlers.getSummaryTaskStatus({ taskId }, context())).status !== 'pending';
    await expect.poll(() => worker.startedTaskIds).toEqual(batch.taskIds.slice(0, 1));
    const beside = await two.createSummaryTask({ url: talkUrl }, context());
    await expect.poll(() => ended(two, beside.taskId)).toBe(true);
    expect(worker.startedTaskIds).toEqual([batch.taskIds[0], beside.taskId]);
    letGoOn();
    for (const taskId of batch.taskIds) await expect.poll(() => ended(one, taskId)).toBe(true);
    expect(worker.startedTaskIds.filter((taskId) => taskId !== beside.taskId)).toEqual(batch.taskIds);
  });
});
