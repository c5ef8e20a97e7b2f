import { inArray } from 'drizzle-orm';
import type { OwnGroupKind, SyncGroup } from '../../ports/sync-store.ts';
import { isRecordPresent } from '../is-group-deleted.ts';
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
  const deletedById: Partial<Record<OwnGroupKind, Map<string, boolean>>> = {
    video: new Map(items.map((value) => [value.contentId, !isRecordPresent({ kind: 'saved', value })])),
    note: new Map(texts.map((value) => [value.contentId, !isRecordPresent({ kind: 'note', value })])),
    collection: new Map(lists.map((value) => [value.id, !isRecordPresent({ kind: 'collection', value })])),
    channel: new Map(followed.map((value) => [value.channelId, !isRecordPresent({ kind: 'channel', value })])),
  };
  return changed.flatMap(({ kind, id }) => {
    const known = deletedById[kind];
    if (!known) return [{ kind, id, deleted: false }];
    // A note may have versions alone.
    const deleted = known.get(id) ?? (kind === 'note' ? true : undefined);
    return deleted === undefined ? [] : [{ kind, id, deleted }];
  });
}
