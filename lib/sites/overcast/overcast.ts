import { episodeByName } from '../find-episode.ts';
import { overcastAddress } from './address.ts';

/** Its pages are called `Episode — Show`. */
export const overcast = episodeByName('overcast', overcastAddress, / [–—-] Overcast$/);
