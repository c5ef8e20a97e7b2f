import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { answerPort } from '../../../lib/transports/message.ts';
import { toPort } from './to-port.ts';
import { workerHandlers } from './worker-handlers.ts';

/** A worker in this process, which answers calls of `double` and never those of `wait`. */
class FakeWorker {
  onerror: ((event: { message: string }) => void) | undefined;
  isTerminated = false;
  postMessage(_: unknown, [end]: MessagePort[]): void {
    answerPort(toPort(end!), async (name, input, { onEvent }) => {
      if (name === 'wait') return new Promise(() => undefined);
      onEvent('half');
      return 2 * (input as number);
    });
  }
  terminate(): void {
    this.isTerminated = true;
  }
}

function setUp() {
  const workers: FakeWorker[] = [];
  const create = () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  };
  const method = { input: z.number(), output: z.number(), isRepeatable: true };
  return { workers, ...workerHandlers({ double: method, wait: method }, create) };
}
const run = () => ({ signal: new AbortController().signal, onEvent: () => undefined });

it('start one worker for all calls, and pass on events', async () => {
  const { workers, handlers, start } = setUp();
  start();
  const events: unknown[] = [];
  expect(await handlers.double(2, { ...run(), onEvent: (event) => events.push(event) })).toBe(4);
  expect(await handlers.double(3, run())).toBe(6);
  expect(events).toEqual(['half']);
  expect(workers).toHaveLength(1);
});

it('fail the open calls of a worker that broke down, and replace it', async () => {
  const { workers, handlers } = setUp();
  const waiting = handlers.wait(1, run());
  workers[0]!.onerror!({ message: 'no module' });
  await expect(waiting).rejects.toMatchObject({ code: 'internal', message: 'no module' });
  expect(await handlers.double(2, run())).toBe(4);
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
});

it('end a canceled call, and no other', async () => {
  const { workers, handlers } = setUp();
  const canceled = new AbortController();
  const waiting = handlers.wait(1, { ...run(), signal: canceled.signal });
  canceled.abort();
  await expect(waiting).rejects.toMatchObject({ code: 'cancelled' });
  expect(await handlers.double(2, run())).toBe(4);
  expect(workers).toHaveLength(1);
});
