import { Failure, type FailureData } from '../contract/failure.ts';

/** The part of the extension API's port that the door uses. */
export interface Port {
  readonly name: string;
  postMessage(message: unknown): void;
  disconnect(): void;
  readonly onMessage: { addListener(listener: (message: unknown) => void): void };
  readonly onDisconnect: { addListener(listener: () => void): void };
}

export type Answer = (
  name: string,
  input: unknown,
  /** `onEvent` tells the caller something before the answer, if it listens. */
  context: { signal: AbortSignal; onEvent(event: unknown): void },
) => Promise<unknown>;

interface CallOptions {
  signal?: AbortSignal;
  onEvent?(event: unknown): void;
}

/** Answers the one call that a port carries. A port that closes first means that the caller is gone. */
export function answerPort(port: Port, answer: Answer): void {
  const caller = new AbortController();
  port.onDisconnect.addListener(() => caller.abort(new Failure('cancelled', 'the caller is gone')));
  const post = (reply: Reply) => {
    if (!caller.signal.aborted) port.postMessage(reply);
  };
  const context = { signal: caller.signal, onEvent: (event: unknown) => post({ event }) };
  port.onMessage.addListener(async (message) => post(await settle(message, answer, context)));
}

async function settle(message: unknown, answer: Answer, context: Parameters<Answer>[2]): Promise<Reply> {
  try {
    if (!isCall(message)) throw new Failure('invalid', 'not a call');
    return { result: await answer(message.name, message.input, context) };
  } catch (error) {
    return { failure: Failure.from(error).toJSON() };
  }
}

/**
 * The caller's side: one short port a call, so that a sleeping worker is woken and a closed page cancels.
 * Holds names only: the schemas stay where the answer is made.
 */
export const messageClient = <Interface extends object>(connect: () => Port): Interface =>
  new Proxy({} as Interface, {
    // An async function may return a client: it must not pass for a promise.
    get: (_, name) =>
      name === 'then' ? undefined : (input?: unknown, options?: CallOptions) => call(connect, String(name), input, options),
  });

function call(connect: () => Port, name: string, input: unknown, { signal, onEvent }: CallOptions = {}): Promise<unknown> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(Failure.from(signal.reason));
    const port = connect();
    const fail = (failure: Failure) => {
      port.disconnect();
      reject(failure);
    };
    port.onMessage.addListener((reply) => {
      if (isRecord(reply) && 'event' in reply) return onEvent?.(reply.event);
      port.disconnect();
      if (!isReply(reply)) reject(new Failure('internal', 'not a reply'));
      else if ('failure' in reply) reject(Failure.from(reply.failure));
      else resolve('result' in reply ? reply.result : undefined);
    });
    port.onDisconnect.addListener(() => reject(new Failure('pageGone', 'the other side went away')));
    signal?.addEventListener('abort', () => fail(Failure.from(signal.reason)), { once: true });
    port.postMessage({ name, input });
  });
}

type Reply = { event: unknown } | { result: unknown } | { failure: FailureData };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isCall = (message: unknown): message is { name: string; input: unknown } =>
  isRecord(message) && typeof message.name === 'string';
// A result that is undefined loses its key on the way, so only a failure is looked for.
const isReply = (message: unknown): message is Reply =>
  isRecord(message) && (!('failure' in message) || isRecord(message.failure));
