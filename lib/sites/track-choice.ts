import type { Provenance } from '../contract/media.ts';
import { type LanguageFit, languageFit, languageTag } from './language.ts';

interface Choosable {
  trackId: string;
  language: string;
  provenance: Provenance;
}

/**
 * The tracks, best first: the wanted language by its maker, a variant of it, the same made automatically; then the
 * language that is spoken, by its maker and automatically; then any. Without a wish the spoken language comes first.
 */
export function orderTracks<T extends Choosable>(tracks: T[], { wanted, original }: { wanted?: string; original?: string }): T[] {
  // Whoever names a script or country did not ask for another script; speech has none.
  const anyScript = wanted ? !languageTag(wanted).includes('-') : false;
  const rank = (track: T): number => {
    const automatic = track.provenance === 'creator' ? 0 : 1;
    const wantedFit = wanted ? languageFit(track.language, wanted) : 'none';
    if (wantedFit !== 'none' && (wantedFit !== 'otherScript' || anyScript)) return automatic * 3 + distance[wantedFit];
    const originalFit = original ? languageFit(track.language, original) : 'none';
    if (originalFit !== 'none') return 6 + automatic * 3 + distance[originalFit];
    return 12 + automatic;
  };
  return tracks
    .map((track, place) => ({ track, place, rank: rank(track) }))
    .sort((a, b) => a.rank - b.rank || a.place - b.place)
    .map(({ track }) => track);
}

const distance = { same: 0, variant: 1, otherScript: 2 } satisfies Record<Exclude<LanguageFit, 'none'>, number>;

/** Tracks that are tried when a better one turns out empty or unreadable. */
const maxTracks = 3;

/** Of ordered tracks those to read, one after the other until one has words. Nothing stands in for a track that somebody named. */
export const tracksToTry = <T extends Choosable>(ordered: T[], trackId?: string): T[] =>
  trackId === undefined ? ordered.slice(0, maxTracks) : ordered.filter((track) => track.trackId === trackId).slice(0, 1);
