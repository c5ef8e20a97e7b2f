import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Failure } from '../../../lib/contract/failure.ts';
import { answerPort } from '../../../lib/transports/message.ts';
import { toPort } from '../workers/to-port.ts';
import { createModelQueue } from './model-queue.ts';

/** A fake worker that answers with its number and the requested letter, once `go` is called. */
class FakeWorker {
  static all: FakeWorker[] = [];
  onerror?: (event: { message: string }) => void;
  requests: number[] = [];
  isEnded = false;
  readonly #waiting: (() => void)[] = [];
  #ports: MessagePort[] = [];

  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(_: unknown, [port]: MessagePort[]): void {
    this.#ports.push(port!);
    answerPort(toPort(port!), async (_, input) => {
      const { samples } = input as { samples: Float32Array };
      this.requests.push(samples[0]!);
      if (samples[0] === 13) throw new Failure('modelFailed', 'broken weights');
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
      return [{ startTime: 0, endTime: samples[0] }];
    });
  }
  go(): void {
    this.#waiting.shift()?.();
  }
  terminate(): void {
    this.isEnded = true;
    for (const port of this.#ports) port.close();
  }
}

beforeEach(() => {
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.useRealTimers();
  for (const worker of FakeWorker.all) worker.terminate();
});

function computing() {
  const runInQueue = createModelQueue();
  return (mark: number, signal = new AbortController().signal, model?: string) =>
    runInQueue(model, signal, (computer, options) => computer.speechIn({ samples: Float32Array.of(mark) }, options));
}
const until = (isTrue: () => boolean) => vi.waitUntil(isTrue, { interval: 1, timeout: 9000 });
const requests = (place = 0) => FakeWorker.all[place]?.requests ?? [];

it('runs calls one after the other, in one worker', async () => {
  const compute = computing();
  const answers = [compute(1), compute(2)];
  await until(() => requests().length === 1);
  await sleep(5);
  expect(requests()).toEqual([1]);
  FakeWorker.all[0]!.go();
  await until(() => requests().length === 2);
  FakeWorker.all[0]!.go();
  expect((await Promise.all(answers)).map(([stretch]) => stretch!.endTime)).toEqual([1, 2]);
  expect(FakeWorker.all).toHaveLength(1);
});

it('terminates the worker of a canceled call, and continues with the next call', async () => {
  const compute = computing();
  const stop = new AbortController();
  const first = compute(1, stop.signal);
  const second = compute(2);
  await until(() => requests().length === 1);
  stop.abort();
  await expect(first).rejects.toMatchObject({ code: 'cancelled' });
  await until(() => requests(1).length === 1);
  expect(FakeWorker.all[0]!.isEnded).toBe(true);
  FakeWorker.all[1]!.go();
  expect((await second)[0]!.endTime).toBe(2);
});

it('rejects a canceled waiting call at once, and never runs it', async () => {
  const compute = computing();
  const stop = new AbortController();
  const first = compute(1);
  const second = compute(2, stop.signal);
  await until(() => requests().length === 1);
  stop.abort();
  await expect(second).rejects.toMatchObject({ code: 'cancelled' });
  FakeWorker.all[0]!.go();
  expect((await first)[0]!.endTime).toBe(1);
  expect(requests()).toEqual([1]);
});

it('starts a new worker after a failure', async () => {
  const compute = computing();
  await expect(compute(13)).rejects.toMatchObject({ code: 'modelFailed' });
  expect(FakeWorker.all[0]!.isEnded).toBe(true);
  const next = compute(1);
  await until(() => requests(1).length === 1);
  FakeWorker.all[1]!.go();
  expect((await next)[0]!.endTime).toBe(1);
});

it('reports a worker that crashes', async () => {
  const compute = computing();
  const first = compute(1);
  await until(() => requests().length === 1);
  FakeWorker.all[0]!.onerror!({ message: 'out of memory' });
  await expect(first).rejects.toMatchObject({ code: 'modelFailed', message: 'out of memory' });
});

it('keeps one model in memory', async () => {
  const compute = computing();
  for (const [place, model] of ['tiny', 'tiny', 'base'].entries()) {
    const answer = compute(place, undefined, model);
    await until(() => FakeWorker.all.at(-1)?.requests.at(-1) === place);
    FakeWorker.all.at(-1)!.go();
    await answer;
  }
  expect(FakeWorker.all.map(({ requests, isEnded }) => [requests, isEnded])).toEqual([
    [[0, 1], true],
    [[2], false],
  ]);
});

it('terminates the worker after an idle minute', async () => {
  const compute = computing();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answer = compute(1);
  while (requests().length === 0) await sleep(1);
  FakeWorker.all[0]!.go();
  await answer;
  await vi.advanceTimersByTimeAsync(59_000);
  expect(FakeWorker.all[0]!.isEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(FakeWorker.all[0]!.isEnded).toBe(true);
});
