import { browser } from 'wxt/browser';
import { type Operations, operations } from '../../lib/contract/index.ts';
import { type Handlers, invoke, isRepeatable } from '../../lib/contract/operation.ts';
import { answerPort, type Session } from '../../lib/transports/message.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import { isOwnPage } from '../channels/own-page.ts';

/** The message door of the service. */
export function setUpServiceDoor(handlers: Handlers<Operations>, sessionId: Promise<string>): void {
  const session: Session = {
    id: sessionId,
    isRepeatable: (name) => Object.hasOwn(operations, name) && isRepeatable(operations[name as keyof Operations]),
  };
  browser.runtime.onConnect.addListener((port) => {
    if (port.name !== portNames.service || !isOwnPage(port)) return;
    answerPort(port, (name, input, context) => invoke(operations, handlers, name, input, context), session);
  });
}
