import type { Search } from '../../lib/ports/search.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import { offscreenPort } from './offscreen-port.ts';

/** The search in the offscreen document, which holds its index in memory. */
export const offscreenSearch = offscreenPort<Search>(
  portNames.search,
  import.meta.env.FIREFOX ? async () => (await import('../offscreen/search.ts')).search : undefined,
);
