import type { Operations } from '../contract/index.ts';
import type { Handlers } from '../contract/operation.ts';
import type { Ports } from '../ports.ts';
import { acquiringHandlers } from './acquiring.ts';
import { createDeviceService, type DeviceService } from './device-service.ts';
import { submitCuesHandler } from './submit-cues.ts';
import { syncHandlers } from './sync.ts';

export interface Service extends DeviceService {
  handlers: Handlers<Operations>;
}

/** The handlers of the whole table, pure over the ports. */
export function createService(ports: Ports): Service {
  const device = createDeviceService(ports);
  const fromElsewhere = { ...syncHandlers(ports, device), ...submitCuesHandler(ports), ...acquiringHandlers(ports) };
  return { ...device, handlers: { ...device.handlers, ...fromElsewhere } };
}
