import { beforeEach, expect, it, vi } from 'vitest';
import { Failure, type FailureCode } from '../contract/failure.ts';
import { generateRemotely } from './generate-remotely.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

type Poll = 'pending' | 'completed' | FailureCode | { code: FailureCode };

/** Generates on a server whose polls end as listed, the last one again and again. */
function start(...polls: Poll[]) {
  const abort = new AbortController();
  const canceled: string[] = [];
  const polledAt: number[] = [];
  const startedAt = Date.now();
  const server = {
    createTask: async () => ({ taskId: 'task' }),
    async getSummaryTaskStatus() {
      const poll = polls[Math.min(polledAt.push((Date.now() - startedAt) / 1000), polls.length) - 1]!;
      if (typeof poll === 'object') return { status: 'failed', ...poll };
      if (poll === 'pending' || poll === 'completed') return { status: poll };
      throw new Failure(poll);
    },
    cancelSummaryTask: async ({ taskId }: { taskId: string }) => void canceled.push(taskId),
  } as unknown as Parameters<typeof generateRemotely>[0];
  const run = { signal: abort.signal, onProgress: async () => undefined };
  const generated = generateRemotely(server, { url: 'https://example.com/talk', options: {} as never }, run);
  // The rejection is awaited later.
  generated.catch(() => undefined);
  return { generated, abort, canceled, polledAt };
}

it('waits for the text across lost polls, with growing delays', async () => {
  const { generated, canceled, polledAt } = start('offline', 'timeout', 'siteFailed', 'rateLimited', 'unavailable', 'completed');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await generated).toBe('task');
  expect(polledAt).toEqual([0, 1, 3, 7, 15, 30]);
  expect(canceled).toEqual([]);
});

it('counts only consecutive lost polls', async () => {
  const lost = ['offline', 'offline', 'offline', 'offline', 'offline'] as const;
  const { generated } = start(...lost, 'pending', ...lost, 'pending', 'completed');
  await vi.advanceTimersByTimeAsync(300_000);
  expect(await generated).toBe('task');
});

it('cancels the task that it gives up', async () => {
  const unreachable = start('offline');
  await vi.advanceTimersByTimeAsync(300_000);
  await expect(unreachable.generated).rejects.toMatchObject({ code: 'offline' });
  expect([unreachable.polledAt.length, unreachable.canceled]).toEqual([6, ['task']]);

  const signedOut = start('unauthorized');
  await expect(signedOut.generated).rejects.toMatchObject({ code: 'unauthorized' });
  expect([signedOut.polledAt.length, signedOut.canceled]).toEqual([1, ['task']]);
});

it('passes the failure of the task, which is over, at once', async () => {
  const { generated, canceled, polledAt } = start({ code: 'timeout' });
  await expect(generated).rejects.toMatchObject({ code: 'timeout' });
  expect([polledAt.length, canceled]).toEqual([1, []]);
});

it('ends between two polls when it is aborted', async () => {
  const { generated, abort, canceled, polledAt } = start('pending');
  await vi.advanceTimersByTimeAsync(100);
  abort.abort(new Failure('cancelled'));
  await expect(generated).rejects.toMatchObject({ code: 'cancelled' });
  expect([polledAt.length, canceled]).toEqual([1, ['task']]);
});
