import { type MessagePort, parentPort } from 'node:worker_threads';
import { Failure } from '../../lib/contract/failure.ts';
import { engine } from '../../lib/service/engine/offline-engine.ts';
import { type Answer, answerPort } from '../../lib/transports/message.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import { threadPort } from './thread-port.ts';

const methods = engine as unknown as Record<string, (input: unknown, context: Parameters<Answer>[2]) => Promise<unknown>>;

/** Runs the text engine in a worker thread: each message is the port of one call. */
parentPort?.on('message', (port: MessagePort) => {
  answerPort(threadPort(port, portNames.textEngine), async (name, input, context) => {
    if (!Object.hasOwn(methods, name)) throw new Failure('notFound', `The engine has no ${name}.`);
    return methods[name]!(input, context);
  });
});
