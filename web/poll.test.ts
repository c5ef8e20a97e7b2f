import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPolling } from './poll.ts';

const page = Object.assign(new EventTarget(), { hidden: false });
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  page.hidden = false;
  vi.stubGlobal('document', page);
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

it('polls faster while a task is pending, and more slowly after a failure', async () => {
  const run = vi.fn(() => Promise.resolve());
  let isBusy = true;
  end = startPolling({ run, isBusy: async () => isBusy });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(run).toHaveBeenCalledTimes(2);
  isBusy = false;
  await vi.advanceTimersByTimeAsync(2_000 + 9_000);
  expect(run).toHaveBeenCalledTimes(3);
  run.mockRejectedValueOnce(new Error('offline'));
  await vi.advanceTimersByTimeAsync(1_000 + 29_000);
  expect(run).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(run).toHaveBeenCalledTimes(5);
});

it('goes on after it could not tell whether a task is pending', async () => {
  const run = vi.fn(() => Promise.resolve());
  end = startPolling({ run, isBusy: vi.fn(async () => false).mockRejectedValueOnce(new Error('closed')) });
  await vi.advanceTimersByTimeAsync(29_000);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(run).toHaveBeenCalledTimes(2);
});

it('stops while the page is hidden, polls at once when it is shown, and never after its end', async () => {
  const run = vi.fn(() => Promise.resolve());
  end = startPolling({ run, isBusy: async () => false });
  await vi.advanceTimersByTimeAsync(0);
  page.hidden = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run).toHaveBeenCalledTimes(1);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(run).toHaveBeenCalledTimes(2);
  end();
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run).toHaveBeenCalledTimes(2);
});
