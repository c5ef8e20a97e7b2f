import { expect, it } from 'vitest';
import { Failure } from '../contract/failure.ts';
import { untilAborted } from './until-aborted.ts';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

it('resolves or rejects with the work', async () => {
  const { signal } = new AbortController();
  expect(await untilAborted(Promise.resolve(1), signal)).toBe(1);
  expect(await untilAborted(Promise.resolve(2), undefined)).toBe(2);
  await expect(untilAborted(Promise.reject(new Failure('offline')), signal)).rejects.toMatchObject({ code: 'offline' });
});

it('rejects with the reason of an abort', async () => {
  const abort = new AbortController();
  const waiting = untilAborted(new Promise(() => undefined), abort.signal);
  abort.abort(new Failure('timeout'));
  await expect(waiting).rejects.toMatchObject({ code: 'timeout' });
});

it('handles the rejection of work that continues after an abort', async () => {
  const abort = new AbortController();
  abort.abort(new Failure('timeout'));
  const { promise: work, reject } = Promise.withResolvers<void>();
  await expect(untilAborted(work, abort.signal)).rejects.toMatchObject({ code: 'timeout' });
  reject(new Error('too late'));
  // An unhandled rejection fails the run.
  await nextTask();
});
