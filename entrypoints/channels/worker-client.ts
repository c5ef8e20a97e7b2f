import { browser } from 'wxt/browser';
import { messageClient } from '../../lib/transports/message-client.ts';
import { sessionEnd } from './session.ts';

/** A channel of the background worker, which the call wakes. */
export const workerClient = <Interface extends object>(name: string): Interface =>
  messageClient<Interface>(() => browser.runtime.connect({ name }), sessionEnd);
