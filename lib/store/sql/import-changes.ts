import { inArray } from 'drizzle-orm';
import type { OwnGroupKind, SyncGroup } from '../../ports/sync-store.ts';
import type { OwnRows } from './own-rows.ts';
import type { NewChange } from './record-changes.ts';
import { channels } from './schema-channels.ts';
import { collections, notes, saved } from './schema-library.ts';

/** Completes changes with whether the groups are deleted now. Media that are not saved are left out. */
export async function currentChanges(rows: OwnRows, changed: readonly SyncGroup<OwnGroupKind>[]): Promise<NewChange[]> {
  const ids = (kind: OwnGroupKind) => changed.filter((change) => change.kind === kind).map(({ id }) => id);
  const items = await rows.list(saved, inArray(saved.contentId, ids('video')));
  const texts = await rows.list(notes, inArray(notes.contentId, ids('note')));
  const lists = await rows.list(collections, inArray(collections.id, ids('collection')));
  const followed = await rows.list(channels, inArray(channels.channelId, ids('channel')));
  const known: Partial<Record<OwnGroupKind, Map<string, boolean>>> = {
    video: new Map(items.map(({ contentId, deletedAt }) => [contentId, deletedAt !== undefined])),
    note: new Map(texts.map(({ contentId, text }) => [contentId, text === ''])),
    collection: new Map(lists.map(({ id, deletedAt }) => [id, deletedAt !== undefined])),
    channel: new Map(followed.map(({ channelId, unsubscribedAt }) => [channelId, unsubscribedAt !== undefined])),
  };
  return changed.flatMap(({ kind, id }) => {
    // A note may have versions alone.
    const deleted = kind in known ? (known[kind]!.get(id) ?? (kind === 'note' || undefined)) : false;
    return deleted === undefined ? [] : [{ kind, id, deleted }];
  });
}
