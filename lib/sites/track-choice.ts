import type { Provenance } from '../contract/media.ts';
import { type LanguageFit, languageFit, languageTag } from './language.ts';

interface TrackOption {
  trackId: string;
  language: string;
  provenance: Provenance;
}

/**
 * Orders tracks, best first: the requested language by its creator, a variant of it, the same made automatically; then the
 * spoken language, by its creator and automatically; then any. Without a requested language the spoken one comes first.
 */
export function orderTracks<T extends TrackOption>(
  tracks: T[],
  { requested, spoken }: { requested?: string; spoken?: string },
): T[] {
  // A request that names a script or country excludes other scripts; spoken languages have none.
  const anyScript = requested ? !languageTag(requested).includes('-') : false;
  const rank = (track: T): number => {
    const automaticPenalty = track.provenance === 'creator' ? 0 : 1;
    const requestedFit = requested ? languageFit(track.language, requested) : 'none';
    if (requestedFit !== 'none' && (requestedFit !== 'otherScript' || anyScript))
      return automaticPenalty * 3 + distance[requestedFit];
    const spokenFit = spoken ? languageFit(track.language, spoken) : 'none';
    if (spokenFit !== 'none') return 6 + automaticPenalty * 3 + distance[spokenFit];
    return 12 + automaticPenalty;
  };
  return tracks
    .map((track, index) => ({ track, index, rank: rank(track) }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ track }) => track);
}

const distance = { same: 0, variant: 1, otherScript: 2 } satisfies Record<Exclude<LanguageFit, 'none'>, number>;

/** Maximum number of tracks that are read if better ones are empty or unreadable. */
const maxAttempts = 3;

/** Returns the tracks to read one after the other until one has text. An explicitly selected track has no substitute. */
export const tracksToTry = <T extends TrackOption>(ordered: T[], trackId?: string): T[] =>
  trackId === undefined ? ordered.slice(0, maxAttempts) : ordered.filter((track) => track.trackId === trackId).slice(0, 1);
