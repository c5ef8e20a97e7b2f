import type { DeviceOperations, Operations } from '../contract/index.ts';
import type { Handlers } from '../contract/operation.ts';
import { contractVersion } from '../contract/version.ts';
import type { Ports } from '../ports/ports.ts';
import { expandUrl } from '../sites/expand-url.ts';
import { acquiringHandlers } from './collections/acquired-collection-handlers.ts';
import { createDeviceService, type DeviceService } from './device-service.ts';
import { textHandlers } from './products/text-handlers.ts';
import { syncHandlers } from './sync/sync-handlers.ts';
import { submitCuesHandler } from './transcripts/submit-cues.ts';

export interface Service extends DeviceService {
  handlers: Handlers<Operations>;
}

/** The handlers of the whole table, pure over the ports. */
export function createService(ports: Ports): Service {
  const device = createDeviceService(ports);
  const fromElsewhere: Omit<Handlers<Operations>, keyof DeviceOperations> = {
    ...syncHandlers(ports, device),
    ...submitCuesHandler(ports),
    ...acquiringHandlers(ports),
    ...textHandlers(ports, device.tasks),
    expandUrl: async ({ url }, { signal }) => ({ url: await expandUrl(url, ports.fetch, signal) }),
    getVersion: async () => ({ version: contractVersion }),
  };
  return { ...device, handlers: { ...device.handlers, ...fromElsewhere } };
}
