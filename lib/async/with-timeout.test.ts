import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Failure } from '../contract/failure.ts';
import { withTimeout } from './with-timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const late = () => new Failure('timeout', 'nothing came for 1000 ms');

it('resolves or rejects with work that ends in time, and leaves no timer', async () => {
  expect(await withTimeout(Promise.resolve(1), { timeoutMs: 1000, onTimeout: late })).toBe(1);
  await expect(withTimeout(Promise.reject(new Failure('offline')), { timeoutMs: 1000, onTimeout: late })).rejects.toMatchObject({
    code: 'offline',
  });
  expect(vi.getTimerCount()).toBe(0);
});

it('rejects with the error of the timeout, and handles a later rejection of the work', async () => {
  const { promise: work, reject } = Promise.withResolvers<void>();
  const refused = expect(withTimeout(work, { timeoutMs: 1000, onTimeout: late })).rejects.toMatchObject({ code: 'timeout' });
  await vi.advanceTimersByTimeAsync(1000);
  await refused;
  reject(new Error('too late'));
  // An unhandled rejection fails the run.
  await vi.advanceTimersByTimeAsync(0);
});

it('rejects with a Failure of its own where no other is given', async () => {
  const refused = expect(withTimeout(new Promise(() => undefined), { timeoutMs: 1000 })).rejects.toMatchObject({
    code: 'timeout',
  });
  await vi.advanceTimersByTimeAsync(1000);
  await refused;
});

it('rejects with the reason of an abort, and leaves no timer', async () => {
  const caller = new AbortController();
  const waiting = withTimeout(new Promise(() => undefined), { timeoutMs: 1000, signal: caller.signal });
  caller.abort(new Failure('cancelled'));
  await expect(waiting).rejects.toMatchObject({ code: 'cancelled' });
  expect(vi.getTimerCount()).toBe(0);
});
