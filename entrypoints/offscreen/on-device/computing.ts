import { Failure } from '../../../lib/contract/failure.ts';
import { messageClient } from '../../../lib/doors/message.ts';
import { channelPort } from './channel-port.ts';
import type { Computer } from './computer.ts';

/** Milliseconds without work, after which the memory is given back: what WebAssembly has taken, it keeps until its end. */
const idleLimit = 60_000;

type WithSignal<Method> = Method extends (input: infer Input) => infer Output
  ? (input: Input, options: { signal: AbortSignal }) => Output
  : never;
type Client = { [Name in keyof Computer]: WithSignal<Computer[Name]> };

interface Running {
  worker: Worker;
  /** The model that hears in it: two of them would not fit. */
  model?: string;
  /** Aborted when it breaks down. */
  broken: AbortController;
  client: Client;
}

let running: Running | undefined;
let turn: Promise<unknown> = Promise.resolve();
let idle: ReturnType<typeof setTimeout> | undefined;

/**
 * One computation after the other, each by itself, in a worker that begins with the first one. A model can't be interrupted:
 * one that is cancelled in the middle, or fails, ends with its worker.
 */
export function inTurn<Result>(
  model: string | undefined,
  signal: AbortSignal,
  ask: (computer: Client, options: { signal: AbortSignal }) => Promise<Result>,
): Promise<Result> {
  const mine = turn.then(async () => {
    signal.throwIfAborted();
    clearTimeout(idle);
    if (model && running?.model && running.model !== model) end();
    running ??= begin();
    running.model = model ?? running.model;
    const { client, broken } = running;
    try {
      return await ask(client, { signal: AbortSignal.any([signal, broken.signal]) });
    } catch (error) {
      end();
      throw error;
    } finally {
      idle = setTimeout(end, idleLimit);
    }
  });
  turn = mine.catch(() => undefined);
  // Who is cancelled while others compute need not wait for them.
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const cancel = () => reject(Failure.from(signal.reason));
  signal.addEventListener('abort', cancel);
  mine.then(resolve, reject).finally(() => signal.removeEventListener('abort', cancel));
  return promise;
}

function begin(): Running {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const broken = new AbortController();
  worker.onerror = ({ message }) => broken.abort(new Failure('modelFailed', message || 'the worker ended'));
  const connect = () => {
    const { port1, port2 } = new MessageChannel();
    worker.postMessage(undefined, [port2]);
    return channelPort(port1);
  };
  return { worker, broken, client: messageClient<Client>(connect) };
}

function end(): void {
  running?.worker.terminate();
  running = undefined;
}
