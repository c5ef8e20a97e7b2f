import { expect, it } from 'vitest';
import { Failure } from '../contract/failure.ts';
import { untilAborted } from './until-aborted.ts';

it('ends with the work, or with the signal', async () => {
  expect(await untilAborted(Promise.resolve(1), undefined)).toBe(1);
  const abort = new AbortController();
  const ended = expect(untilAborted(new Promise(() => undefined), abort.signal)).rejects.toMatchObject({ code: 'timeout' });
  abort.abort(new Failure('timeout'));
  await ended;
});

it('leaves no rejection of the work unhandled where the signal has aborted before', async () => {
  const work = Promise.reject(new Error('too late'));
  await expect(untilAborted(work, AbortSignal.abort())).rejects.toMatchObject({ code: 'cancelled' });
});
