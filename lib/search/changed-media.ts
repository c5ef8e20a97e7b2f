import type { Change } from '../records/records.ts';

const ofContent = 'content:';

/** Ids of the media of which something is to be found, or not to be found any more, after these changes. */
export function changedMedia(changes: readonly Change[]): string[] {
  const ids = changes.flatMap(({ kind, id }) => {
    if (kind === 'shared') return id.startsWith(ofContent) ? [id.slice(ofContent.length)] : [];
    return kind === 'video' || kind === 'note' ? [id] : [];
  });
  return [...new Set(ids)];
}
