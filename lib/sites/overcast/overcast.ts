import { directorySite } from '../find-episode.ts';
import { overcastAddress } from './address.ts';

/** The podcast player Overcast, whose pages are titled `Episode — Show`. */
export const overcast = directorySite('overcast', overcastAddress, / [–—-] Overcast$/);
