import { browser } from 'wxt/browser';
import { messageClient } from '../../lib/transports/message-client.ts';
import { openOffscreen } from './open-offscreen.ts';
import { sessionEnd } from './session.ts';

/** Creates the client of an offscreen document's channel. A call opens the document, which closes itself when idle. */
export const offscreenClient = <Interface extends object>(name: string): Interface =>
  messageClient<Interface>(async () => {
    await openOffscreen();
    return browser.runtime.connect({ name });
  }, sessionEnd);
