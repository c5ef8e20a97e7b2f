import { expect, it } from 'vitest';
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
