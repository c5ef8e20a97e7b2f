import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OperationContext } from '../../contract/operation.ts';
import type { Task } from '../../records/task.ts';
import { waitForTask } from './wait-for-task.ts';

/** A task's row, as another process changes it. */
function rowOfTask() {
  let row = { taskId: 't', status: 'pending', stage: 'fetching' } as Task | undefined;
  const getTask = vi.fn(async () => row);
  const change = (next: Partial<Task> | undefined) => {
    row = next && ({ ...row, ...next } as Task);
  };
  return { store: { getTask }, change };
}

/** The context of a call that waits, and the stages that it reports. */
function caller() {
  const end = new AbortController();
  const stages: unknown[] = [];
  const onProgress: OperationContext['onProgress'] = (progress) => void stages.push(progress);
  return { end, stages, context: { signal: end.signal, onProgress } as OperationContext };
}

describe('waiting for a task', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each(['completed', 'failed'] as const)('ends with its row where another process runs it: %s', async (status) => {
    const { store, change } = rowOfTask();
    const waiting = waitForTask(store, 't', { signal: caller().end.signal } as OperationContext, undefined);
    const isOver = vi.fn();
    void waiting.then(isOver);
    await vi.advanceTimersByTimeAsync(2000);
    expect(isOver).not.toHaveBeenCalled();
    change({ status });
    await vi.advanceTimersByTimeAsync(2000);
    await waiting;
    const reads = store.getTask.mock.calls.length;
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.getTask).toHaveBeenCalledTimes(reads);
  });

  it('ends where the row is deleted', async () => {
    const { store, change } = rowOfTask();
    change(undefined);
    const waiting = waitForTask(store, 't', { signal: caller().end.signal } as OperationContext, undefined);
    await vi.advanceTimersByTimeAsync(2000);
    await expect(waiting).resolves.toBeUndefined();
  });

  it.each([true, false])('reports every stage once; run in this process: %s', async (isLocal) => {
    const { store, change } = rowOfTask();
    const { context, stages } = caller();
    const local = Promise.withResolvers<void>();
    const waiting = waitForTask(store, 't', context, isLocal ? local.promise : undefined);
    await vi.advanceTimersByTimeAsync(3000);
    change({ stage: 'summarizing', progress: { done: 1, total: 4 } });
    await vi.advanceTimersByTimeAsync(3000);
    expect(stages).toEqual([{ stage: 'fetching' }, { stage: 'summarizing', done: 1, total: 4 }]);
    change({ status: 'completed' });
    local.resolve();
    await vi.advanceTimersByTimeAsync(3000);
    await waiting;
    expect(stages).toHaveLength(2);
  });

  it('reads no row of a task of this process for a caller that wants no progress', async () => {
    const { store } = rowOfTask();
    const local = Promise.withResolvers<void>();
    const waiting = waitForTask(store, 't', { signal: caller().end.signal } as OperationContext, local.promise);
    await vi.advanceTimersByTimeAsync(5000);
    local.resolve();
    await waiting;
    expect(store.getTask).not.toHaveBeenCalled();
  });

  it('ends when the caller aborts, and reads no more', async () => {
    const { store } = rowOfTask();
    const { context, end } = caller();
    const waiting = waitForTask(store, 't', context, undefined);
    const rejection = expect(waiting).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(1000);
    end.abort();
    await rejection;
    const reads = store.getTask.mock.calls.length;
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.getTask).toHaveBeenCalledTimes(reads);
  });
});
