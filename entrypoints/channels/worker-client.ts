import { browser } from 'wxt/browser';
import { messageClient } from '../../lib/transports/message-client.ts';
import { sessionEnd } from './session.ts';

/** Creates the client of a background worker's channel. A call wakes the worker. */
export const workerClient = <Interface extends object>(name: string): Interface =>
  messageClient<Interface>(() => browser.runtime.connect({ name }), sessionEnd);
