import { browser } from 'wxt/browser';
import { messageClient } from '../../lib/transports/message-client.ts';
import { openOffscreen } from './open-offscreen.ts';
import { sessionEnd } from './session.ts';

/** A channel of the offscreen document, which is opened when there is work and closes itself when there is none. */
export const offscreenClient = <Interface extends object>(name: string): Interface =>
  messageClient<Interface>(async () => {
    await openOffscreen();
    return browser.runtime.connect({ name });
  }, sessionEnd);
