import { type Operations, operations } from '../lib/contract/index.ts';
import { type Client, type Handlers, invoke } from '../lib/contract/operation.ts';
import { inProcessClient } from '../lib/doors/in-process.ts';
import { answerPort, messageClient } from '../lib/doors/message.ts';
import { portPair } from '../lib/doors/port-pair.ts';

type Door = (handlers: Handlers<Operations>) => Client<Operations>;

const throughMessages: Door = (handlers) =>
  messageClient(() => {
    const { caller, answerer } = portPair();
    answerPort(answerer, (name, input, context) => invoke(operations, handlers, name, input, context));
    return caller;
  });

/** The same calls through every door. */
export const doors: [string, Door][] = [
  ['in process', (handlers) => inProcessClient(operations, handlers)],
  ['by message', throughMessages],
];
