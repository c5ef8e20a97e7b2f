import { directorySite } from '../find-episode.ts';
import { overcastAddress } from './address.ts';

/** Overcast, whose pages are titled `Episode — Show`. */
export const overcast = directorySite('overcast', overcastAddress, / [–—-] Overcast$/);
