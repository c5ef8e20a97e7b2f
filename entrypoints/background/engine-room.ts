import type { Engine } from '../../lib/ports/ports.ts';
import { engine } from '../../lib/service/engine/offline-engine.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import { roomPort } from './room-port.ts';

/** The engine in the offscreen document. It is pure, so asking it again is safe. */
export const engineRoom = roomPort<Engine>(portNames.engine, import.meta.env.FIREFOX ? async () => engine : undefined);
