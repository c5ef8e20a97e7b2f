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
  return {
    getSummary: (summaryId) => summaries.get(summaryId),
    findSummary: read.summary,
    listNewestSummaries: read.newestSummaries,
    listSummaries: read.summaries,
    addSummary: (summary) =>
      mapWriteErrors(() =>
        database.transaction('rw', contents, summaries, saved, changes, async () => {
          await requireMedia(database, summary.contentId);
          await summaries.put(summary);
          await addChangeOfSaved(database, summary.contentId);
        }),
      ),
    getPolished: (contentId, key) => paragraphs.get([contentId, key]),
    putPolished: (polished) =>
      mapWriteErrors(() =>
        database.transaction('rw', contents, paragraphs, async () => {
          await requireMedia(database, polished.contentId);
          await paragraphs.put(polished);
        }),
      ),
    getTranslation: read.translation,
    putTranslation: (translation) =>
      mapWriteErrors(() =>
        database.transaction('rw', contents, translations, async () => {
          await requireMedia(database, translation.contentId);
          await translations.put(translation);
        }),
      ),
  };
}
