import { portNames } from '../../lib/doors/port-names.ts';
import type { Engine } from '../../lib/ports.ts';
import { engine } from '../../lib/service/engine.ts';
import { roomPort } from './room-port.ts';

/** The engine in the offscreen document. It is pure, so asking it again is safe. */
export const engineRoom = roomPort<Engine>(portNames.engine, import.meta.env.FIREFOX ? async () => engine : undefined);
