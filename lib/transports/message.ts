import { Failure, type FailureData } from '../contract/failure.ts';

/** The part of the extension API's port that calls use. */
export interface Port {
  readonly name: string;
  postMessage(message: unknown): void;
  disconnect(): void;
  readonly onMessage: { addListener(listener: (message: unknown) => void): void };
  readonly onDisconnect: { addListener(listener: () => void): void };
}

/** Performs one call of an interface. Rejects with the failure to send. */
export type Answer = (
  name: string,
  input: unknown,
  /** `onEvent` sends the caller an event before the answer. */
  context: { signal: AbortSignal; onEvent(event: unknown): void },
) => Promise<unknown>;

/**
 * The lifetime of a worker or document that answers calls; callers notice its end by the session's id (see `messageClient`).
 */
export interface Session {
  /** Unique to this run of the context. Resolves once its end can be observed. */
  id: Promise<string>;
  /** Whether calls of a method may be repeated when this context dies before it has answered. */
  isRepeatable(name: string): boolean;
}

/** A caller's first message, to which a `ReadyMessage` answers before the call is sent. */
export interface OpeningMessage {
  open: string;
}
/** The answer to an `OpeningMessage`: the session that would perform the call. */
export interface ReadyMessage {
  session: string;
  isRepeatable: boolean;
}
/** A message of the answering side: any number of events, then one result or failure. */
export type Reply = { event: unknown } | { result: unknown } | { failure: FailureData };

/** Answers the one call that a port carries. A port that closes first aborts the call with `cancelled`. */
export function answerPort(port: Port, answer: Answer, session?: Session): void {
  const caller = new AbortController();
  port.onDisconnect.addListener(() => caller.abort(new Failure('cancelled', 'The caller closed the port.')));
  const post = (reply: Reply | ReadyMessage) => {
    if (!caller.signal.aborted) port.postMessage(reply);
  };
  const context = { signal: caller.signal, onEvent: (event: unknown) => post({ event }) };
  port.onMessage.addListener(async (message) => {
    if (session && isOpening(message)) post({ session: await session.id, isRepeatable: session.isRepeatable(message.open) });
    else {
      const reply = await answerCall(message, answer, context);
      try {
        post(reply);
      } catch (error) {
        // The result is larger than a message may be.
        post({ failure: Failure.from(error).toJSON() });
      }
    }
  });
}

async function answerCall(message: unknown, answer: Answer, context: Parameters<Answer>[2]): Promise<Reply> {
  try {
    if (!isCall(message)) throw new Failure('invalid', 'A call is {name, input}, and its name is missing or not a string.');
    return { result: await answer(message.name, message.input, context) };
  } catch (error) {
    return { failure: Failure.from(error).toJSON() };
  }
}

/** Whether a value is an object, so that its fields can be read. */
export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isCall = (message: unknown): message is { name: string; input: unknown } =>
  isRecord(message) && typeof message.name === 'string';
const isOpening = (message: unknown): message is OpeningMessage => isRecord(message) && typeof message.open === 'string';
