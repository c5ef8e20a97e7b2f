import { describe, expect, it, vi } from 'vitest';
import { Failure } from '../contract/failure.ts';
import { type Answer, answerPort, type Port } from './message.ts';
import { messageClient } from './message-client.ts';
import { portPair } from './testing/port-pair.ts';

interface Greeter {
  greet(input: { name: string }, options?: { signal?: AbortSignal; onEvent?(event: unknown): void }): Promise<string>;
}

function greeter(answer: Answer): { client: Greeter; ports: Port[] } {
  const ports: Port[] = [];
  const client = messageClient<Greeter>(() => {
    const { caller, answerer } = portPair();
    ports.push(answerer);
    answerPort(answerer, answer);
    return caller;
  });
  return { client, ports };
}

describe('the message transport', () => {
  it('carries a call and its result', async () => {
    const { client } = greeter(async (name, input) => `${name} ${(input as { name: string }).name}`);
    expect(await client.greet({ name: 'Ada' })).toBe('greet Ada');
  });

  it('has clients that an async function may return', async () => {
    const { client } = greeter(async () => 'hello');
    const given = await (async () => client)();
    expect(await given.greet({ name: 'Ada' })).toBe('hello');
  });

  it('carries an undefined result', async () => {
    const { client } = greeter(async () => undefined);
    expect(await client.greet({ name: 'Ada' })).toBeUndefined();
  });

  it('carries a failure with its code and details', async () => {
    const { client } = greeter(async () => {
      throw new Failure('tooLarge', 'too much', { limit: 3 });
    });
    await expect(client.greet({ name: 'Ada' })).rejects.toMatchObject({
      code: 'tooLarge',
      message: 'too much',
      details: { limit: 3 },
    });
  });

  it('aborts the operation when the caller cancels', async () => {
    let seen: AbortSignal | undefined;
    const { client } = greeter((_name, _input, { signal }) => {
      seen = signal;
      return new Promise(() => undefined);
    });
    const cancel = new AbortController();
    const call = client.greet({ name: 'Ada' }, { signal: cancel.signal });
    await Promise.resolve();
    cancel.abort(new Failure('cancelled'));
    await expect(call).rejects.toMatchObject({ code: 'cancelled' });
    expect(seen?.aborted).toBe(true);
  });

  it('carries events in their order, before the result', async () => {
    const { client } = greeter(async (_name, _input, { onEvent }) => {
      onEvent({ done: 1 });
      await Promise.resolve();
      onEvent({ done: 2 });
      return 'hello';
    });
    const events: unknown[] = [];
    events.push(await client.greet({ name: 'Ada' }, { onEvent: (event) => void events.push(event) }));
    expect(events).toEqual([{ done: 1 }, { done: 2 }, 'hello']);
    expect(await client.greet({ name: 'Ada' })).toBe('hello');
  });

  it('sends nothing to a caller that has disconnected', async () => {
    let goOn = (): void => undefined;
    const { client } = greeter(async (_name, _input, { onEvent }) => {
      onEvent('first');
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      onEvent('late');
      return 'hello';
    });
    const events: unknown[] = [];
    const cancel = new AbortController();
    const call = client.greet({ name: 'Ada' }, { signal: cancel.signal, onEvent: (event) => void events.push(event) });
    await new Promise((resolve) => setTimeout(resolve));
    cancel.abort(new Failure('cancelled'));
    await expect(call).rejects.toMatchObject({ code: 'cancelled' });
    goOn();
    await new Promise((resolve) => setTimeout(resolve));
    expect(events).toEqual(['first']);
  });

  it('fails with pageGone when the other side disconnects', async () => {
    const { client, ports } = greeter(() => new Promise(() => undefined));
    const call = client.greet({ name: 'Ada' });
    ports[0]?.disconnect();
    await expect(call).rejects.toMatchObject({ code: 'pageGone' });
  });

  it('closes the port of a call that can’t be sent', async () => {
    const { caller } = portPair();
    const disconnect = vi.fn(caller.disconnect);
    const client = messageClient<{ greet(input: unknown): Promise<unknown> }>(() => ({ ...caller, disconnect }));
    await expect(client.greet({ count: 1n })).rejects.toMatchObject({ code: 'internal' });
    expect(disconnect).toHaveBeenCalledOnce();
  });

  it('rejects messages that are not calls', async () => {
    const { caller, answerer } = portPair();
    answerPort(answerer, async () => 'reached');
    const reply = new Promise((resolve) => caller.onMessage.addListener(resolve));
    caller.postMessage({ operation: 7 });
    expect(await reply).toMatchObject({ failure: { code: 'invalid' } });
  });
});
