import type { Summary } from '../../lib/records/summary.ts';

/** Removes repeated versions of the offline engine, whose output is deterministic; the newest of equal versions stays. */
export function distinctVersions(versions: Summary[], shownId: string): Summary[] {
  const seen = new Set<string>();
  return versions.filter(({ summaryId, made, trackId, wish: options, digest }) => {
    if (made.engine !== 'offline') return true;
    const text = JSON.stringify([trackId, options.detailLevel, digest]);
    const isNew = !seen.has(text);
    seen.add(text);
    return isNew || summaryId === shownId;
  });
}
