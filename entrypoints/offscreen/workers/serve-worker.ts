import { type Answer, answerPort } from '../../../lib/transports/message.ts';
import { toPort } from './to-port.ts';

/** Answers the calls of this web worker, each of which comes with a port of its own; the side of `startWorker`'s client. */
export const serveWorker = (answer: Answer): void =>
  addEventListener('message', ({ ports: [end] }) => answerPort(toPort(end!), answer));
