import { episodeByName } from '../find-episode.ts';
import { pocketCastsAddress } from './address.ts';

/** Its pages are called `Episode - Show - Pocket Casts`. */
export const pocketCasts = episodeByName('pocketCasts', pocketCastsAddress, / [–—|-] Pocket Casts$/);
