import { and, desc, eq } from 'drizzle-orm';
import type { TextStore } from '../../ports/text-store.ts';
import { ownRows } from './own-rows.ts';
import { recordChangeOfSaved } from './record-changes.ts';
import { valuesOf } from './row-values.ts';
import { paragraphs, summaries, translations } from './schema-media.ts';
import type { SqlDatabase } from './sql-database.ts';
import { withUserLock } from './with-user-lock.ts';

const newestFirst = [desc(summaries.createdAt), desc(summaries.summaryId)];

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
    listSummaries: rows.listBy(summaries, summaries.contentId, newestFirst),
    addSummary: (summary) =>
      withUserLock(db, userId, async (mine) => {
        await mine.put(summaries, [valuesOf.summary(summary)]);
        await recordChangeOfSaved(mine, summary.contentId);
      }),
    getPolished: (contentId, key) => rows.one(paragraphs, of(paragraphs, contentId, key)),
    putPolished: (polished) => rows.put(paragraphs, [valuesOf.polished(polished)]),
    getTranslation: (contentId, key) => rows.one(translations, of(translations, contentId, key)),
    putTranslation: (translation) => rows.put(translations, [valuesOf.translation(translation)]),
  };
}
