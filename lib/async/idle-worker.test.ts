import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../contract/failure.ts';
import { createIdleWorker } from './idle-worker.ts';
import { untilAborted } from './until-aborted.ts';

const maxIdleMs = 60_000;
const signal = new AbortController().signal;

/** A worker that answers 2 and computes 1 without an end, with what happened to it. */
function setUp() {
  const events: string[] = [];
  let breakdown = new AbortController();
  const client = {
    compute: (value: number, options: { signal: AbortSignal }): Promise<number> =>
      untilAborted(value === 2 ? Promise.resolve(2) : new Promise(() => undefined), options.signal),
  };
  const worker = createIdleWorker(() => {
    events.push('start');
    breakdown = new AbortController();
    return { client, breakdown: breakdown.signal, terminate: () => void events.push('end') };
  }, maxIdleMs);
  const compute = (value: number, caller = signal, model?: string) =>
    worker.call(caller, (one, options) => one.compute(value, options), model);
  return { events, compute, end: worker.end, breakDown: () => breakdown.abort(new Failure('internal')) };
}

describe('a worker that ends when idle', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('answers a call that was made while another one was canceled', async () => {
    const { events, compute } = setUp();
    const canceled = new AbortController();
    const first = compute(1, canceled.signal);
    const second = compute(2);
    canceled.abort();
    await expect(first).rejects.toMatchObject({ code: 'cancelled' });
    expect(await second).toBe(2);
    expect(events).toEqual(['start', 'end', 'start']);
  });

  it('is not ended by a call that is canceled before it starts', async () => {
    const { events, compute } = setUp();
    const canceled = new AbortController();
    const calls = [compute(2), compute(2, canceled.signal), compute(2)];
    canceled.abort();
    expect(await Promise.allSettled(calls)).toMatchObject([{ value: 2 }, { reason: { code: 'cancelled' } }, { value: 2 }]);
    expect(events).toEqual(['start']);
  });

  it('is replaced after a breakdown, for another model, and after it was ended', async () => {
    const { events, compute, breakDown, end } = setUp();
    await compute(2, signal, 'small');
    breakDown();
    await compute(2, signal, 'small');
    await compute(2, signal, 'large');
    await end();
    await compute(2, signal, 'large');
    expect(events).toEqual(['start', 'end', 'start', 'end', 'start', 'end', 'start']);
  });

  it('ends after a time without a call', async () => {
    const { events, compute } = setUp();
    await compute(2);
    await vi.advanceTimersByTimeAsync(maxIdleMs / 2);
    await compute(2);
    await vi.advanceTimersByTimeAsync(maxIdleMs - 1);
    expect(events).toEqual(['start']);
    await vi.advanceTimersByTimeAsync(1);
    expect(events).toEqual(['start', 'end']);
  });
});
