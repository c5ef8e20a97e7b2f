import { eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { LibraryRecord, RecordKind } from '../../ports/library-records.ts';
import type { OwnGroupKind, SyncGroup, SyncStore } from '../../ports/sync-store.ts';
import type { Transcript } from '../../records/transcript.ts';
import { isGroupDeleted } from '../is-group-deleted.ts';
import { countSubscribed } from './count-subscribed.ts';
import { forgetContent } from './forget.ts';
import { libraryTable } from './library-tables.ts';
import { type OwnRows, ownRows } from './own-rows.ts';
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
    readGroup: (unit) =>
      db.transaction(
        async (transaction) => {
          if (!isOwn(unit)) return readSharedGroup(transaction, userId, unit.id);
          const rows = ownRows(transaction, userId);
          const packed = unit.kind === 'video' ? await readTranscripts(rows, unit.id) : [];
          const read = new Map(packed.map((transcript) => [transcript.trackId, transcript]));
          return (await readHeld(rows, unit)).map((record) =>
            record.kind === 'transcript' ? { ...record, value: read.get(record.value.trackId)! } : record,
          );
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      ),

    writeGroup: (unit, came, merge) =>
      withUserLock(db, userId, async (locked) => {
        if (!isOwn(unit)) return false;
        const held = await readHeld(locked, unit);
        const subscribedChannels = unit.kind === 'channel' ? await countSubscribed(locked) : undefined;
        const change = (await lastChange(locked, unit)) ?? (await lastChange(locked, { kind: 'everything', id: '' }));
        const merged = merge({ records: held, change, subscribedChannels });
        if (!merged) return false;
        const { records, origin } = merged;
        if (unit.kind === 'video' && records.length === 0) await forgetContent(locked, unit.id);
        if (unit.kind === 'picture' && records.length === 0)
          await locked.remove(notePictures, eq(notePictures.pictureId, unit.id));
        if (unit.kind === 'card' && records.length === 0) await locked.remove(cards, eq(cards.cardId, unit.id));
        if (unit.kind === 'collection') await locked.remove(collectionItems, eq(collectionItems.collectionId, unit.id));
        const isNew = new Set(came);
        // A transcript that is held has its cues where they are.
        const written = records.filter((record) => record.kind !== 'transcript' || isNew.has(record));
        for (const [kind, group] of Map.groupBy(written, (record) => record.kind)) {
          const { table, values } = libraryTable(kind);
          await locked.put(table, await Promise.all(group.map(({ value }) => values(value))));
        }
        await recordChanges(locked, [{ ...unit, deleted: isGroupDeleted(unit, records), origin }]);
        return true;
      }),
  };
}

const isOwn = (unit: SyncGroup): unit is SyncGroup<OwnGroupKind> => unit.kind !== 'shared';

/** Reads the stored records of a group, transcripts without their cues. */
async function readHeld(rows: OwnRows, { kind, id }: SyncGroup<OwnGroupKind>): Promise<LibraryRecord[]> {
  const held: LibraryRecord[] = [];
  for (const [part, column] of parts[kind]) {
    const found = await rows.list(libraryTable(part).table, eq(column, id));
    for (const row of found) {
      held.push({ kind: part, value: part === 'transcript' ? { ...(row as PackedRow), cues: [] } : row } as LibraryRecord);
    }
  }
  return held;
}

async function readTranscripts({ db, where }: OwnRows, contentId: string): Promise<Transcript[]> {
  const { row, cues } = transcripts;
  const found = await db
    .select({ row, cues })
    .from(transcripts)
    .where(where(transcripts, eq(transcripts.contentId, contentId)));
  return Promise.all(found.map((packed) => unpackTranscript(packed)));
}
