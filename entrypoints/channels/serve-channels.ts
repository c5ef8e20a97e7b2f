import { browser } from 'wxt/browser';
import type * as z from 'zod/mini';
import { Failure } from '../../lib/contract/failure.ts';
import { type Answer, answerPort, type Port } from '../../lib/transports/message.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import type { Channel, ChannelHandlers } from './channel.ts';
import { unlessEnded } from './unless-ended.ts';

/** A channel with the function that answers its calls. */
export interface ServedChannel {
  answer: Answer;
  isRepeatable(method: string): boolean;
}

/** Returns the handlers of a channel, of which that of the given method is called. */
export type LoadHandlers<Table extends Channel> = (
  method: string,
) => Partial<ChannelHandlers<Table>> | Promise<Partial<ChannelHandlers<Table>>>;

/**
 * Creates the serving side of a channel from its table. Calls throw `notFound` for an unknown method and `invalid` for an input or
 * output that violates its schema; the message names channel, method and field.
 */
export function channelOf<Table extends Channel>(name: string, table: Table, load: LoadHandlers<Table>): ServedChannel {
  const methodOf = (method: string) => (Object.hasOwn(table, method) ? table[method] : undefined);
  return {
    async answer(method, input, context) {
      const called = methodOf(method);
      if (!called) throw new Failure('notFound', `The channel ${name} has no method ${method}. Reload the extension.`);
      const valid = checkValue(called.input, input, `${name}.${method}: input`);
      return checkValue(called.output, await (await load(method))[method]!(valid as never, context), `${name}.${method}: output`);
    },
    isRepeatable: (method) => methodOf(method)?.isRepeatable === true,
  };
}

/** Returns the value that a schema parses. Throws `invalid`, which names the field. */
export function checkValue<Value>(schema: z.ZodMiniType<Value>, value: unknown, subject: string): Value {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0]!;
  const field = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]] : issue.path;
  const reason = issue.code === 'unrecognized_keys' ? 'is not expected' : 'is missing or of another type';
  throw new Failure('invalid', `${subject}${field.map((part) => `.${String(part)}`).join('')} ${reason}`, {
    path: field.join('.'),
  });
}

/**
 * Serves the channels of this context to the extension's own pages. Every context receives each port, so only one of them, the
 * worker, refuses unknown channels; it passes `isLastResort`.
 */
export function serveChannels(
  channels: Record<string, ServedChannel>,
  { sessionId, isLastResort = false }: { sessionId: Promise<string>; isLastResort?: boolean },
): void {
  const known: string[] = Object.values(portNames);
  browser.runtime.onConnect.addListener((port) => {
    const channel = Object.hasOwn(channels, port.name) ? channels[port.name] : undefined;
    if (!channel) {
      if (isLastResort && !known.includes(port.name)) refuse(port, new Failure('notFound', `Unknown channel: ${port.name}.`));
    } else if (!isOwnPage(port))
      refuse(
        port,
        new Failure('forbidden', `The channel ${port.name} answers pages of this extension only. Open one of them to use it.`),
      );
    else
      answerPort(port, (...call) => unlessEnded(channel.answer(...call)), { id: sessionId, isRepeatable: channel.isRepeatable });
  });
}

/**
 * Whether a port was opened by a page of this extension. Content scripts have the URL of a web page, and other extensions another
 * id.
 */
const isOwnPage = ({ sender }: { sender?: { id?: string; url?: string } }): boolean =>
  sender?.id === browser.runtime.id && (sender?.url?.startsWith(browser.runtime.getURL('/')) ?? false);

const refuse = (port: Port, failure: Failure): void => answerPort(port, () => Promise.reject(failure));
