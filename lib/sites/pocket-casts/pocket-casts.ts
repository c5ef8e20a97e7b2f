import { directorySite } from '../find-episode.ts';
import { pocketCastsAddress } from './address.ts';

/** Pocket Casts, whose pages are titled `Episode - Show - Pocket Casts`. */
export const pocketCasts = directorySite('pocketCasts', pocketCastsAddress, / [–—|-] Pocket Casts$/);
