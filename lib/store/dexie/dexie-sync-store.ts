import type { LibraryRecord, RecordKind } from '../../ports/library-records.ts';
import type { OwnGroupKind, SyncGroup, SyncStore } from '../../ports/sync-store.ts';
import type { Change } from '../../records/change.ts';
import { isDeletedWhole, isGroupDeleted } from '../is-group-deleted.ts';
import { userTextsOf } from '../user-texts-of.ts';
import { countSubscribed } from './count-subscribed.ts';
import type { GlossDatabase, StagedRow } from './database.ts';
import { addChange } from './dexie-change-store.ts';
import { forgetContent } from './dexie-library-store.ts';
import { withPrefix } from './key-prefix.ts';
import { itemsOf } from './library-models.ts';
import { libraryTable } from './library-tables.ts';
import { mapWriteErrors } from './map-write-errors.ts';
import { isPacked, packRecord, unpackRecord } from './packed-rows.ts';
import { pruneNoteVersions } from './prune-note-versions.ts';

interface GroupPart {
  kind: RecordKind;
  index: string;
}

/** Kinds of records of each group, and the index that starts with the group's id. */
const parts: Record<OwnGroupKind, GroupPart[]> = {
  video: [
    { kind: 'content', index: 'contentId' },
    { kind: 'saved', index: 'contentId' },
    { kind: 'transcript', index: '[contentId+createdAt]' },
    { kind: 'summary', index: '[contentId+createdAt]' },
    { kind: 'polished', index: '[contentId+key]' },
    { kind: 'translation', index: '[contentId+key]' },
  ],
  note: [
    { kind: 'note', index: 'contentId' },
    { kind: 'noteVersion', index: '[contentId+createdAt]' },
  ],
  picture: [{ kind: 'notePicture', index: 'pictureId' }],
  card: [{ kind: 'card', index: 'cardId' }],
  collection: [
    { kind: 'collection', index: 'id' },
    { kind: 'collectionItem', index: '[collectionId+position]' },
  ],
  channel: [{ kind: 'channel', index: 'channelId' }],
  chat: [{ kind: 'chat', index: 'chatId' }],
};

/** Returns the rows of a group in one table. */
function groupIn(database: GlossDatabase, { kind, index }: GroupPart, id: string) {
  const where = libraryTable(database, kind).where(index);
  return index.startsWith('[') ? withPrefix(where, id) : where.equals(id);
}

/** Creates the store of sync groups over the extension's IndexedDB database. */
export function dexieSyncStore(database: GlossDatabase): SyncStore {
  const { shared } = database;
  const rowsOf = async ({ kind, id }: SyncGroup): Promise<StagedRow[]> => {
    if (kind === 'shared') return (await shared.get(id))?.rows ?? [];
    const found = await Promise.all(
      parts[kind].map(async (part) => {
        const found = await groupIn(database, part, id).toArray();
        return found.map((row) => ({ kind: part.kind, row }));
      }),
    );
    return found.flat();
  };
  const deleteGroup = async ({ kind, id }: SyncGroup) => {
    if (kind === 'video') await forgetContent(database, id);
    else if (isDeletedWhole(kind)) for (const part of parts[kind]) await groupIn(database, part, id).delete();
  };

  return {
    async readGroup(group) {
      const rows = await database.transaction('r', database.tables, () => rowsOf(group));
      const records = await Promise.all(rows.map(({ kind, row }) => unpackRecord(kind, row)));
      // A transcript whose bytes are damaged would block the others; its place elsewhere stays as it is.
      return records.filter((record) => record.kind !== 'transcript' || record.value.cues);
    },

    writeGroup: (group, received, merge) =>
      mapWriteErrors(async () => {
        // Packed before, as a transaction waits for nothing but the database.
        const packed = new Map(await Promise.all(received.map(async (record) => [record, await packRecord(record)] as const)));
        return database.transaction('rw', database.tables, async () => {
          const stored = (await rowsOf(group)).map(
            ({ kind, row }) => ({ kind, value: kind === 'transcript' ? { ...row, cues: [] } : row }) as LibraryRecord,
          );
          const lastChange = (...of: [Change['kind'], string]) => database.changes.where('[kind+id]').equals(of).first();
          const change = (await lastChange(group.kind, group.id)) ?? (await lastChange('everything', ''));
          const textChanges = await Promise.all(userTextsOf(group).map(({ kind, id }) => lastChange(kind, id)));
          const subscribedChannels = group.kind === 'channel' ? await countSubscribed(database) : undefined;
          const merged = merge({
            records: stored,
            change,
            textChanges: textChanges.filter((one) => one !== undefined),
            subscribedChannels,
          });
          if (!merged) return false;
          const { records, origin } = merged;
          if (records.length === 0) await deleteGroup(group);
          if (group.kind === 'collection') await itemsOf(database, group.id).delete();
          // A stored record that is packed stays where it is.
          const written = records.filter((record) => !isPacked(record.kind) || packed.has(record));
          const rows = written.map((record) => ({ kind: record.kind, row: packed.get(record) ?? record.value }));
          if (group.kind !== 'shared') for (const { kind, row } of rows) await libraryTable(database, kind).put(row);
          else await (rows.length > 0 ? shared.put({ id: group.id, rows }) : shared.delete(group.id));
          if (group.kind === 'note') await pruneNoteVersions(database, group.id);
          await addChange(database, group.kind, group.id, isGroupDeleted(group, records), origin);
          return true;
        });
      }),
  };
}
