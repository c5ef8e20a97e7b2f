import type { Search } from '../../lib/ports/search.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import { roomPort } from './room-port.ts';

/** The search in the offscreen document, which holds its index in memory. */
export const searchRoom = roomPort<Search>(
  portNames.search,
  import.meta.env.FIREFOX ? async () => (await import('../offscreen/search.ts')).search : undefined,
);
