import type { Engine } from '../../lib/ports/engine.ts';
import { engine } from '../../lib/service/engine/offline-engine.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import { offscreenPort } from './offscreen-port.ts';

/** The engine in the offscreen document. It is pure, so asking it again is safe. */
export const offscreenEngine = offscreenPort<Engine>(
  portNames.textEngine,
  import.meta.env.FIREFOX ? async () => engine : undefined,
);
