import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../contract/failure.ts';
import { type Answer, answerPort, type Port } from './message.ts';
import { messageClient } from './message-client.ts';
import { portPair } from './testing/port-pair.ts';

interface Library {
  read(input: { id: string }, options?: { signal?: AbortSignal; onEvent?(event: unknown): void }): Promise<string>;
  write(input: { id: string }, options?: { signal?: AbortSignal }): Promise<string>;
}

/** A worker that can die; a port that it held stays open, like ports that other contexts hold too. */
class FakeWorker {
  readonly calls: string[] = [];
  /** The end of each session so far. */
  readonly sessions: AbortController[] = [];
  /** Behavior of a session at a call. */
  answers: Answer[] = [];
  /** Whether ports are delivered to it. */
  isReachable = true;
  private readonly ends: { port: Port; listeners: ((message: unknown) => void)[] }[] = [];

  die(): void {
    for (const end of this.ends) end.listeners.length = 0;
    this.sessions.at(-1)!.abort();
  }

  readonly client = messageClient<Library>(
    () => {
      const { caller, answerer } = portPair();
      if (this.isReachable) this.serve(answerer);
      return caller;
    },
    (session) => this.sessions[Number(session)]!.signal,
  );

  private serve(port: Port): void {
    if (!this.sessions.length || this.sessions.at(-1)!.signal.aborted) this.sessions.push(new AbortController());
    const number = this.sessions.length - 1;
    const listeners: ((message: unknown) => void)[] = [];
    this.ends.push({ port, listeners });
    port.onMessage.addListener((message) => {
      for (const listener of listeners) listener(message);
    });
    const mortal: Port = {
      ...port,
      onMessage: { addListener: (listener) => void listeners.push(listener) },
      postMessage: (message) => {
        if (!this.sessions[number]!.signal.aborted) port.postMessage(message);
      },
    };
    const answer: Answer = (name, input, context) => {
      this.calls.push(name);
      return (this.answers[number] ?? (async () => `answered by ${number}`))(name, input, context);
    };
    answerPort(mortal, answer, { id: Promise.resolve(String(number)), isRepeatable: (name) => name === 'read' });
  }
}

const never = () => new Promise<never>(() => undefined);

describe('a call to a context that may die', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('returns a response', async () => {
    const worker = new FakeWorker();
    expect(await worker.client.write({ id: 'a' })).toBe('answered by 0');
    expect(worker.calls).toEqual(['write']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('fails with interrupted when the context dies, and is not repeated', async () => {
    const worker = new FakeWorker();
    worker.answers = [never];
    const call = worker.client.write({ id: 'a' });
    const refused = expect(call).rejects.toMatchObject({ code: 'interrupted', message: expect.stringContaining('write') });
    await vi.advanceTimersByTimeAsync(0);
    expect(worker.calls).toEqual(['write']);
    worker.die();
    await vi.advanceTimersByTimeAsync(1000);
    await refused;
    expect(worker.calls).toEqual(['write']);
  });

  it('is repeated in the next session when it is safe to repeat', async () => {
    const worker = new FakeWorker();
    worker.answers = [never];
    const call = worker.client.read({ id: 'a' });
    await vi.advanceTimersByTimeAsync(0);
    worker.die();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await call).toBe('answered by 1');
    expect(worker.calls).toEqual(['read', 'read']);
  });

  it('is repeated a limited number of times', async () => {
    const worker = new FakeWorker();
    worker.answers = [never, never, never, never, never];
    const refused = expect(worker.client.read({ id: 'a' })).rejects.toMatchObject({ code: 'interrupted' });
    for (let deaths = 0; deaths < 4; deaths++) {
      await vi.advanceTimersByTimeAsync(1000);
      worker.die();
    }
    await vi.advanceTimersByTimeAsync(1000);
    await refused;
    expect(worker.calls).toEqual(['read', 'read', 'read']);
  });

  it('waits without limit for a context that is alive and busy', async () => {
    const worker = new FakeWorker();
    let finish = (_: string): void => undefined;
    worker.answers = [
      () =>
        new Promise<string>((resolve) => {
          finish = resolve;
        }),
    ];
    const call = worker.client.write({ id: 'a' });
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    finish('late');
    expect(await call).toBe('late');
    expect(worker.calls).toEqual(['write']);
  });

  it('is sent once when the context starts late', async () => {
    const worker = new FakeWorker();
    worker.isReachable = false;
    const call = worker.client.write({ id: 'a' });
    await vi.advanceTimersByTimeAsync(900);
    worker.isReachable = true;
    await vi.advanceTimersByTimeAsync(500);
    expect(await call).toBe('answered by 0');
    expect(worker.calls).toEqual(['write']);
  });

  it('fails with interrupted when the context never starts', async () => {
    const worker = new FakeWorker();
    worker.isReachable = false;
    const refused = expect(worker.client.write({ id: 'a' })).rejects.toMatchObject({ code: 'interrupted' });
    await vi.advanceTimersByTimeAsync(120_000);
    await refused;
    expect(worker.calls).toEqual([]);
  });

  it.each([true, false])('ends at once when it is aborted, whether the context answers (%s) or not', async (isReachable) => {
    const worker = new FakeWorker();
    worker.isReachable = isReachable;
    worker.answers = [never];
    const stop = new AbortController();
    const refused = expect(worker.client.read({ id: 'a' }, { signal: stop.signal })).rejects.toMatchObject({ code: 'cancelled' });
    await vi.advanceTimersByTimeAsync(10);
    stop.abort(new Failure('cancelled'));
    await refused;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends at once when it is aborted while its port is still being opened', async () => {
    const stop = new AbortController();
    const client = messageClient<Library>(never);
    const refused = expect(client.read({ id: 'a' }, { signal: stop.signal })).rejects.toMatchObject({ code: 'cancelled' });
    stop.abort(new Failure('cancelled'));
    await refused;
  });

  it('accepts a response that arrives just after the notice of the end', async () => {
    const end = new AbortController();
    const answer: Answer = async () => {
      end.abort();
      return new Promise((resolve) => setTimeout(() => resolve('last words'), 50));
    };
    const client = messageClient<Library>(
      () => {
        const { caller, answerer } = portPair();
        answerPort(answerer, answer, { id: Promise.resolve('0'), isRepeatable: () => false });
        return caller;
      },
      () => end.signal,
    );
    const call = client.write({ id: 'a' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(await call).toBe('last words');
  });

  it('fails when its message exceeds the limit of a port', async () => {
    const client = messageClient<Library>(
      () => {
        const { caller, answerer } = portPair();
        answerPort(answerer, never, { id: Promise.resolve('0'), isRepeatable: () => true });
        const postMessage = (message: unknown) => {
          if (JSON.stringify(message).length > 100) throw new Error('Message length exceeded maximum allowed length.');
          caller.postMessage(message);
        };
        return { ...caller, postMessage };
      },
      () => new AbortController().signal,
    );
    await expect(client.read({ id: 'a'.repeat(100) })).rejects.toThrow('exceeded maximum');
  });
});
