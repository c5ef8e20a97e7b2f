import { browser } from 'wxt/browser';
import { type DeviceOperations, deviceOperations } from '../../lib/contract/index.ts';
import { type Handlers, invoke } from '../../lib/contract/operation.ts';
import { answerPort } from '../../lib/transports/message.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import { isOwnPage } from './own-page.ts';

/** The message door of the service. */
export function setUpServiceDoor(handlers: Handlers<DeviceOperations>): void {
  browser.runtime.onConnect.addListener((port) => {
    if (port.name !== portNames.service || !isOwnPage(port)) return;
    answerPort(port, (name, input, context) => invoke(deviceOperations, handlers, name, input, context));
  });
}
