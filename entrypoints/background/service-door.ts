import { browser } from 'wxt/browser';
import { type DeviceOperations, deviceOperations } from '../../lib/contract/index.ts';
import { type Handlers, invoke, isRepeatable } from '../../lib/contract/operation.ts';
import { answerPort, type Session } from '../../lib/transports/message.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import { isOwnPage } from '../channels/own-page.ts';

/** The message door of the service. */
export function setUpServiceDoor(handlers: Handlers<DeviceOperations>, sessionId: Promise<string>): void {
  const session: Session = {
    id: sessionId,
    isRepeatable: (name) =>
      Object.hasOwn(deviceOperations, name) && isRepeatable(deviceOperations[name as keyof DeviceOperations]),
  };
  browser.runtime.onConnect.addListener((port) => {
    if (port.name !== portNames.service || !isOwnPage(port)) return;
    answerPort(port, (name, input, context) => invoke(deviceOperations, handlers, name, input, context), session);
  });
}
