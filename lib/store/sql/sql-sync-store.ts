import { eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { LibraryRecord, RecordKind } from '../../ports/library-records.ts';
import type { OwnGroupKind, SyncGroup, SyncStore } from '../../ports/sync-store.ts';
import type { Change } from '../../records/change.ts';
import type { Transcript } from '../../records/transcript.ts';
import { isDeletedWhole, isGroupDeleted } from '../is-group-deleted.ts';
import { userTextsOf } from '../user-texts-of.ts';
import { countSubscribed } from './count-subscribed.ts';
import { forgetContent } from './forget.ts';
import { libraryTable } from './library-tables.ts';
import { type OwnRows, ownRows } from './own-rows.ts';
import { pruneNoteVersions } from './prune-note-versions.ts';
import { readSharedGroup } from './read-shared-group.ts';
import { lastChange, recordChanges } from './record-changes.ts';
import { type PackedRow, unpackTranscript } from './row-values.ts';
import { channels } from './schema-channels.ts';
import { cards, chats, collectionItems, collections, notePictures, notes, noteVersions, saved } from './schema-library.ts';
import { contents, paragraphs, summaries, transcripts, translations } from './schema-media.ts';
import type { SqlDatabase } from './sql-database.ts';
import { withUserLock } from './with-user-lock.ts';

/** Kinds of records of each group, and the column that contains the group's id. */
const parts: Record<OwnGroupKind, [RecordKind, PgColumn][]> = {
  video: [
    ['content', contents.contentId],
    ['saved', saved.contentId],
    ['transcript', transcripts.contentId],
    ['summary', summaries.contentId],
    ['polished', paragraphs.contentId],
    ['translation', translations.contentId],
  ],
  note: [
    ['note', notes.contentId],
    ['noteVersion', noteVersions.contentId],
  ],
  picture: [['notePicture', notePictures.pictureId]],
  card: [['card', cards.cardId]],
  collection: [
    ['collection', collections.id],
    ['collectionItem', collectionItems.collectionId],
  ],
  channel: [['channel', channels.channelId]],
  chat: [['chat', chats.chatId]],
};

/** Creates one user's store of sync groups over the server's PostgreSQL database. */
export function sqlSyncStore(db: SqlDatabase, userId: string): SyncStore {
  return {
    readGroup: (group) =>
      db.transaction(
        async (transaction) => {
          if (!isOwn(group)) return readSharedGroup(transaction, userId, group.id);
          const rows = ownRows(transaction, userId);
          const packed = group.kind === 'video' ? await readTranscripts(rows, group.id) : [];
          const read = new Map(packed.map((transcript) => [transcript.trackId, transcript]));
          return (await readStored(rows, group)).flatMap((record): LibraryRecord[] => {
            if (record.kind !== 'transcript') return [record];
            const value = read.get(record.value.trackId);
            return value ? [{ kind: 'transcript', value }] : [];
          });
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      ),

    writeGroup: (group, received, merge) =>
      withUserLock(db, userId, async (locked) => {
        if (!isOwn(group)) return false;
        const stored = await readStored(locked, group);
        const subscribedChannels = group.kind === 'channel' ? await countSubscribed(locked) : undefined;
        const change = (await lastChange(locked, group)) ?? (await lastChange(locked, { kind: 'everything', id: '' }));
        const textChanges: Change[] = [];
        for (const text of userTextsOf(group)) {
          const last = await lastChange(locked, text);
          if (last) textChanges.push(last);
        }
        const merged = merge({ records: stored, change, textChanges, subscribedChannels });
        if (!merged) return false;
        const { records, origin } = merged;
        if (records.length === 0) await deleteGroup(locked, group);
        if (group.kind === 'collection') await locked.remove(collectionItems, eq(collectionItems.collectionId, group.id));
        const isNew = new Set(received);
        // The cues of a stored transcript were not read; they stay as they are.
        const written = records.filter((record) => record.kind !== 'transcript' || isNew.has(record));
        for (const [kind, ofKind] of Map.groupBy(written, (record) => record.kind)) {
          const { table, values } = libraryTable(kind);
          await locked.put(table, await Promise.all(ofKind.map(({ value }) => values(value))));
        }
        if (group.kind === 'note') await pruneNoteVersions(locked, group.id);
        await recordChanges(locked, [{ ...group, deleted: isGroupDeleted(group, records), origin }]);
        return true;
      }),
  };
}

const isOwn = (group: SyncGroup): group is SyncGroup<OwnGroupKind> => group.kind !== 'shared';

/** Deletes what is stored of a group that has no records any more. */
async function deleteGroup(rows: OwnRows, { kind, id }: SyncGroup<OwnGroupKind>): Promise<void> {
  if (kind === 'video') await forgetContent(rows, id);
  else if (isDeletedWhole(kind))
    for (const [part, column] of parts[kind]) await rows.remove(libraryTable(part).table, eq(column, id));
}

/** Reads the stored records of a group, transcripts without their cues. */
async function readStored(rows: OwnRows, { kind, id }: SyncGroup<OwnGroupKind>): Promise<LibraryRecord[]> {
  const stored: LibraryRecord[] = [];
  for (const [part, column] of parts[kind]) {
    const found = await rows.list(libraryTable(part).table, eq(column, id));
    for (const row of found) {
      stored.push({ kind: part, value: part === 'transcript' ? { ...(row as PackedRow), cues: [] } : row } as LibraryRecord);
    }
  }
  return stored;
}

/** Reads the transcripts of a media item. One whose bytes are damaged is left out, as it would block the others. */
async function readTranscripts({ db, where }: OwnRows, contentId: string): Promise<Transcript[]> {
  const { row, cues } = transcripts;
  const found = await db
    .select({ row, cues })
    .from(transcripts)
    .where(where(transcripts, eq(transcripts.contentId, contentId)));
  const read = await Promise.all(found.map((packed) => unpackTranscript(packed)));
  return read.filter((transcript) => transcript !== undefined);
}
