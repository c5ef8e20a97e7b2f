import { and, desc, eq, inArray } from 'drizzle-orm';
import type { TextStore } from '../../ports/text-store.ts';
import { hasField } from './conditions.ts';
import { inOrderOf, type OwnedTable, ownRows, type Values } from './own-rows.ts';
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
  const put = <Table extends OwnedTable>(table: Table, values: Values<Table> & { contentId: string }) =>
    withUserLock(db, userId, async (locked) => {
      await requireMedia(locked, values.contentId);
      await locked.put(table, [values]);
      await recordChangeOfSaved(locked, values.contentId);
    });
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
    addSummary: (summary) => put(summaries, valuesOf.summary(summary)),
    getPolished: (contentId, key) => rows.one(paragraphs, of(paragraphs, contentId, key)),
    putPolished: (polished) => put(paragraphs, valuesOf.polished(polished)),
    getTranslation: (contentId, key) => rows.one(translations, of(translations, contentId, key)),
    putTranslation: (translation) => put(translations, valuesOf.translation(translation)),
  };
}
