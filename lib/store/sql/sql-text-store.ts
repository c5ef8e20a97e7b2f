import { and, desc, eq, inArray } from 'drizzle-orm';
import type { TextStore } from '../../ports/text-store.ts';
import { hasField } from './conditions.ts';
import { inOrderOf, ownRows } from './own-rows.ts';
import { recordChangeOfSaved } from './record-changes.ts';
import { requireMedia } from './require-owner.ts';
import { valuesOf } from './row-values.ts';
import { paragraphs, summaries, translations } from './schema-media.ts';
import type { SqlDatabase } from './sql-database.ts';
import { withUserLock } from './with-user-lock.ts';

const newestFirst = [desc(summaries.createdAt), desc(summaries.summaryId)];

/** Creates one user's store of summaries, polished transcripts and translations over the server's PostgreSQL database. */
export function sqlTextStore(db: SqlDatabase, userId: string): TextStore {
  const rows = ownRows(db, userId);
  const of = (table: typeof paragraphs | typeof translations, contentId: string, key: string) =>
    and(eq(table.contentId, contentId), eq(table.key, key));
  return {
    getSummary: (summaryId) => rows.one(summaries, eq(summaries.summaryId, summaryId)),
    findSummary: (contentId, key) => {
      const wanted = and(eq(summaries.contentId, contentId), key === undefined ? undefined : eq(summaries.key, key));
      return rows.one(summaries, wanted, newestFirst);
    },
    listNewestSummaries: async (contentIds) => {
      const { contentId, row, createdAt, summaryId } = summaries;
      const found = await db
        .selectDistinctOn([contentId], { row })
        .from(summaries)
        .where(rows.where(summaries, inArray(contentId, contentIds), hasField(row, 'product', 'summary')))
        .orderBy(contentId, desc(createdAt), desc(summaryId));
      return inOrderOf(
        contentIds,
        found.map((summary) => summary.row),
      );
    },
    listSummaries: rows.listBy(summaries, summaries.contentId, newestFirst),
    addSummary: (summary) =>
      withUserLock(db, userId, async (locked) => {
        await requireMedia(locked, summary.contentId);
        await locked.put(summaries, [valuesOf.summary(summary)]);
        await recordChangeOfSaved(locked, summary.contentId);
      }),
    getPolished: (contentId, key) => rows.one(paragraphs, of(paragraphs, contentId, key)),
    putPolished: (polished) =>
      withUserLock(db, userId, async (locked) => {
        await requireMedia(locked, polished.contentId);
        await locked.put(paragraphs, [valuesOf.polished(polished)]);
      }),
    getTranslation: (contentId, key) => rows.one(translations, of(translations, contentId, key)),
    putTranslation: (translation) =>
      withUserLock(db, userId, async (locked) => {
        await requireMedia(locked, translation.contentId);
        await locked.put(translations, [valuesOf.translation(translation)]);
      }),
  };
}
