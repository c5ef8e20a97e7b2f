import type { Summary } from '../../lib/records/summary.ts';

/** Versions that differ: the offline engine writes the same each time it is asked, and only the last of those says something. */
export function distinctVersions(versions: Summary[], shownId: string): Summary[] {
  const seen = new Set<string>();
  return versions.filter(({ summaryId, made, trackId, wish, digest }) => {
    if (made.engine !== 'offline') return true;
    const text = JSON.stringify([trackId, wish.detailLevel, digest]);
    const isNew = !seen.has(text);
    seen.add(text);
    return isNew || summaryId === shownId;
  });
}
