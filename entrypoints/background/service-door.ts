import { browser } from 'wxt/browser';
import { type Operations, operations } from '../../lib/contract/index.ts';
import { type Handlers, invoke } from '../../lib/contract/operation.ts';
import { answerPort } from '../../lib/doors/message.ts';
import { portNames } from '../../lib/doors/port-names.ts';

/** The message door. Only the extension's own pages may call: a content script shares its process with the page. */
export function setUpServiceDoor(handlers: Handlers<Operations>): void {
  const ownPages = browser.runtime.getURL('/');
  browser.runtime.onConnect.addListener((port) => {
    if (port.name !== portNames.service || !port.sender?.url?.startsWith(ownPages)) return;
    answerPort(port, (name, input, context) => invoke(operations, handlers, name, input, context));
  });
}
