import { expect, it } from 'vitest';
import { answerPort } from '../../../lib/transports/message.ts';
import { idleWorker } from './idle-worker.ts';
import { toPort } from './to-port.ts';

interface Client {
  compute(value: number, options: { signal: AbortSignal }): Promise<number>;
}

/** A worker in this process, which answers 2 and computes 1 without an end. */
class FakeWorker {
  readonly #ends: MessagePort[] = [];
  postMessage(_: unknown, [end]: MessagePort[]): void {
    this.#ends.push(end!);
    answerPort(toPort(end!), async (_, input) => (input === 2 ? 2 : new Promise(() => undefined)));
  }
  terminate(): void {
    for (const end of this.#ends) end.close();
  }
}

it('answers a call that was made while another one was cancelled', async () => {
  const { call } = idleWorker<Client>(() => new FakeWorker() as unknown as Worker, {
    maxIdleMs: 60_000,
    failureCode: 'internal',
  });
  const cancelled = new AbortController();
  const first = call(cancelled.signal, (client, options) => client.compute(1, options));
  const second = call(new AbortController().signal, (client, options) => client.compute(2, options));
  cancelled.abort();
  await expect(first).rejects.toMatchObject({ code: 'cancelled' });
  expect(await second).toBe(2);
});
