import { expect, it } from 'vitest';
import { Failure } from '../../contract/failure.ts';
import type { OperationContext } from '../../contract/operation.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Task } from '../../records/task.ts';
import { createLocalRunner } from './local-runner.ts';
import type { TaskWork } from './task-work.ts';

it('does not wait for a pending task that nothing runs', async () => {
  const nextRead = () => new Promise<Task>((resolve) => setTimeout(resolve, 0, { taskId: 't', status: 'pending' } as Task));
  const store = { getTask: nextRead } as unknown as Ports['store'];
  const wakeAlarm = { arm: () => undefined, disarm: () => undefined } as Ports['wakeAlarm'];
  const runner = createLocalRunner({ store, wakeAlarm }, {} as TaskWork);
  const { signal } = new AbortController();
  await expect(runner.waitForEnd('t', { signal } as OperationContext)).resolves.toBeUndefined();
});

it('runs at most as many tasks at once as its host allows, and the next when one ends or is canceled', async () => {
  const started: string[] = [];
  const work = {
    perform: ({ taskId }: Task, signal: AbortSignal) => {
      signal.throwIfAborted();
      started.push(taskId);
      return new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    },
    cleanUp: async () => undefined,
  } as unknown as TaskWork;
  const store = { putTask: async () => undefined } as unknown as Ports['store'];
  let armed = 0;
  const wakeAlarm = { arm: () => armed++, disarm: () => armed-- };
  const runner = createLocalRunner({ store, wakeAlarm, maxConcurrentTasks: 2 }, work);
  for (const taskId of ['a', 'b', 'c', 'd']) await runner.add({ taskId } as Task, {});
  await expect.poll(() => started).toEqual(['a', 'b']);
  const canceled = new Failure('cancelled', 'The user canceled the work.');
  for (const taskId of ['c', 'a']) runner.stop(taskId, canceled);
  await expect.poll(() => started).toEqual(['a', 'b', 'd']);
  runner.interrupt(canceled);
  await expect.poll(() => armed).toBe(0);
});
