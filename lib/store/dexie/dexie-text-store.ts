import type { Table } from 'dexie';
import type { TextStore } from '../../ports/text-store.ts';
import type { GlossDatabase } from './database.ts';
import { addChangeOfSaved } from './dexie-change-store.ts';
import { mapWriteErrors } from './map-write-errors.ts';
import { readModels } from './read-models.ts';
import { requireMedia } from './require-owner.ts';

/** Creates the store of summaries, polished transcripts and translations over the extension's IndexedDB database. */
export function dexieTextStore(database: GlossDatabase): TextStore {
  const read = readModels(database);
  const { contents, summaries, paragraphs, translations, saved, changes } = database;
  const put = <Row extends { contentId: string }, Key>(table: Table<Row, Key>, row: Row) =>
    mapWriteErrors(() =>
      database.transaction('rw', table, contents, saved, changes, async () => {
        await requireMedia(database, row.contentId);
        await table.put(row);
        await addChangeOfSaved(database, row.contentId);
      }),
    );
  return {
    getSummary: (summaryId) => summaries.get(summaryId),
    findSummary: read.summary,
    listNewestSummaries: read.newestSummaries,
    listSummaries: read.summaries,
    addSummary: (summary) => put(summaries, summary),
    getPolished: (contentId, key) => paragraphs.get([contentId, key]),
    putPolished: (polished) => put(paragraphs, polished),
    getTranslation: read.translation,
    putTranslation: (translation) => put(translations, translation),
  };
}
