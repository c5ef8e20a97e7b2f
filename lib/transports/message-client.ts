import { untilAborted } from '../async/until-aborted.ts';
import { Failure } from '../contract/failure.ts';
import { isRecord, type OpeningMessage, type Port, type ReadyMessage, type Reply } from './message.ts';

interface CallOptions {
  signal?: AbortSignal;
  /** Receives an event of the call, which fails with what this throws. */
  onEvent?(event: unknown): void;
}

/**
 * Returns a signal that aborts when the worker or document of a session has ended, however it ended. Needed where a port stays
 * open after the end of the context that answers, because the browser gave other contexts an end of it too.
 */
export type SessionEnd = (session: string) => AbortSignal;

/** Maximum number of times that a repeatable call is sent when its context ends before the answer. */
const maxCalls = 3;
/** Maximum number of times that a port is opened until the other side is ready, and the timeout of each, which grows up to the maximum. */
const maxOpenings = 12;
const minReadyTimeoutMs = 1000;
const maxReadyTimeoutMs = 5000;
/** Delay before a port is opened again, and wait for an answer that was sent just before the end of a session. */
const reopenDelayMs = 50;
const lateAnswerMs = 100;

/**
 * The caller's side: one short port a call, so that a sleeping worker is woken and a closed page cancels. Holds names only: the
 * schemas stay where the answer is made.
 *
 * With `sessionEnd` a call is sent only once the other side has named its session, and is watched from then on: when the session
 * ends first, a call that may be repeated is sent again, and any other fails with `interrupted`. Nothing is sent meanwhile, so a
 * context is never kept alive by a caller that waits. Without it, a closed port fails with `pageGone`.
 */
export const messageClient = <Interface extends object>(
  connect: () => Port | Promise<Port>,
  sessionEnd?: SessionEnd,
): Interface =>
  new Proxy({} as Interface, {
    // An async function may return a client: it must not pass for a promise.
    get: (_, name) =>
      name === 'then'
        ? undefined
        : (input?: unknown, options: CallOptions = {}) => call(connect, { name: String(name), input }, options, sessionEnd),
  });

async function call(
  connect: () => Port | Promise<Port>,
  message: Call,
  options: CallOptions,
  sessionEnd: SessionEnd | undefined,
): Promise<unknown> {
  for (let openings = 1, calls = 1; ; openings++) {
    if (options.signal?.aborted) throw Failure.from(options.signal.reason);
    const opening = connect();
    const port = opening instanceof Promise ? await untilAborted(opening, options.signal) : opening;
    const readyTimeoutMs = Math.min(openings * minReadyTimeoutMs, maxReadyTimeoutMs);
    const outcome = await callOnce(port, message, options, sessionEnd && { sessionEnd, readyTimeoutMs });
    if (outcome.state === 'answered') return outcome.result;
    if (!sessionEnd) throw new Failure('pageGone', `${port.name} ${message.name}: the port was closed.`);
    const isOver = outcome.state === 'unsent' ? openings >= maxOpenings : outcome.state === 'lost' || calls++ === maxCalls;
    if (isOver) throw new Failure('interrupted', `${port.name} ${message.name}: the other side has ended. Call again.`);
    await new Promise<void>((resolve) => setTimeout(resolve, reopenDelayMs));
  }
}

interface Call {
  name: string;
  input: unknown;
}

/** Outcome of a call on one port. `repeatable` and `lost`: the call was sent, and the other side ended before it answered. */
type Outcome = { state: 'answered'; result: unknown } | { state: 'unsent' | 'repeatable' | 'lost' };

/** Rejects with the failure that was answered, and with the signal's reason as soon as it aborts. */
function callOnce(
  port: Port,
  message: Call,
  { signal, onEvent }: CallOptions,
  watch: { sessionEnd: SessionEnd; readyTimeoutMs: number } | undefined,
): Promise<Outcome> {
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
  let unanswered: Outcome = { state: watch ? 'unsent' : 'lost' };
  let ended: AbortSignal | undefined;
  const close = () => resolve(unanswered);
  // An answer may still be on its way.
  const closeSoon = () => void setTimeout(close, lateAnswerMs);
  const cancel = () => reject(Failure.from(signal?.reason));
  /** Runs a step whose error fails the call. */
  const attempt = (step: () => void) => {
    try {
      step();
    } catch (error) {
      reject(Failure.from(error));
    }
  };
  const timer = watch && setTimeout(close, watch.readyTimeoutMs);
  const send = ({ session, isRepeatable }: ReadyMessage) => {
    clearTimeout(timer);
    unanswered = { state: isRepeatable ? 'repeatable' : 'lost' };
    ended = watch?.sessionEnd(session);
    ended?.addEventListener('abort', closeSoon, { once: true });
    if (ended?.aborted) return close();
    // A message may be larger than a port takes, or nested too deep.
    attempt(() => port.postMessage(message));
  };
  port.onMessage.addListener((reply) => {
    if (isReady(reply)) {
      if (unanswered.state === 'unsent') send(reply);
    } else if (isRecord(reply) && 'event' in reply) attempt(() => onEvent?.(reply.event));
    else if (!isReply(reply)) reject(new Failure('internal', `${port.name} ${message.name}: the reply is malformed.`));
    else if ('failure' in reply) reject(Failure.from(reply.failure));
    else resolve({ state: 'answered', result: 'result' in reply ? reply.result : undefined });
  });
  port.onDisconnect.addListener(close);
  signal?.addEventListener('abort', cancel, { once: true });
  attempt(() => port.postMessage(watch ? ({ open: message.name } satisfies OpeningMessage) : message));
  return promise.finally(() => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
    ended?.removeEventListener('abort', closeSoon);
    port.disconnect();
  });
}

// A result that is undefined loses its key on the way, so only a failure is looked for.
const isReply = (message: unknown): message is Reply =>
  isRecord(message) && (!('failure' in message) || isRecord(message.failure));
const isReady = (message: unknown): message is ReadyMessage => isRecord(message) && typeof message.session === 'string';
