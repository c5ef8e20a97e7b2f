import type { Change } from '../records/change.ts';

const ofContent = 'content:';

/** Returns the content ids whose search entries these changes affect. */
export function listChangedMedia(changes: readonly Change[]): string[] {
  const ids = changes.flatMap(({ kind, id }) => {
    if (kind === 'shared') return id.startsWith(ofContent) ? [id.slice(ofContent.length)] : [];
    return kind === 'video' || kind === 'note' ? [id] : [];
  });
  return [...new Set(ids)];
}
