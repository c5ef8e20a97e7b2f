import { desc, inArray } from 'drizzle-orm';
import type { SearchedStore } from '../../search/read-document.ts';
import { batchReads } from './batch-reads.ts';
import { ownRows } from './own-rows.ts';
import { unpackTranscript } from './row-values.ts';
import { notes, saved } from './schema-library.ts';
import { contents, summaries, transcripts, visuals } from './schema-media.ts';
import { sqlChangeStore } from './sql-change-store.ts';
import { sqlCollectionStore } from './sql-collection-store.ts';
import type { SqlDatabase } from './sql-database.ts';
import { sqlSyncStore } from './sql-sync-store.ts';

/** The searchable records of one user, read for many media at a time. */
export function searchedRows(db: SqlDatabase, userId: string): SearchedStore {
  const { list, where } = ownRows(db, userId);
  const byContentId = <Row extends { contentId: string }>(rows: Row[]) => new Map(rows.map((row) => [row.contentId, row]));

  const packedTranscript = batchReads(async (ids) => {
    const { contentId, row, cues, createdAt, trackId } = transcripts;
    const found = await db
      .selectDistinctOn([contentId], { contentId, row, cues })
      .from(transcripts)
      .where(where(transcripts, inArray(contentId, ids)))
      .orderBy(contentId, desc(createdAt), desc(trackId));
    return byContentId(found);
  });
  return {
    listChanges: sqlChangeStore(db, userId).listChanges,
    listItems: sqlCollectionStore(db, userId).listItems,
    readGroup: sqlSyncStore(db, userId).readGroup,
    getContent: batchReads(async (ids) => byContentId(await list(contents, inArray(contents.contentId, ids)))),
    getSaved: batchReads(async (ids) => byContentId(await list(saved, inArray(saved.contentId, ids)))),
    getNote: batchReads(async (ids) => byContentId(await list(notes, inArray(notes.contentId, ids)))),
    getVisuals: batchReads(async (ids) => byContentId(await list(visuals, inArray(visuals.contentId, ids)))),
    getTranscript: async (id) => {
      const packed = await packedTranscript(id);
      return packed && unpackTranscript(packed);
    },
    findSummary: batchReads(async (ids) => {
      const { contentId, row, createdAt, summaryId } = summaries;
      const found = await db
        .selectDistinctOn([contentId], { row })
        .from(summaries)
        .where(where(summaries, inArray(contentId, ids)))
        .orderBy(contentId, desc(createdAt), desc(summaryId));
      return byContentId(found.map((summary) => summary.row));
    }),
  };
}
