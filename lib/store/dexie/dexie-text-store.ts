import type { TextStore } from '../../ports/text-store.ts';
import type { GlossDatabase } from './database.ts';
import { addChangeOfSaved } from './dexie-change-store.ts';
import { mapWriteErrors } from './map-write-errors.ts';
import { readModels } from './read-models.ts';

/** Creates the store of summaries, polished transcripts and translations over the extension's IndexedDB database. */
export function dexieTextStore(database: GlossDatabase): TextStore {
  const read = readModels(database);
  const { summaries, paragraphs, translations, saved, changes } = database;
  return {
    getSummary: (summaryId) => summaries.get(summaryId),
    findSummary: read.summary,
    listNewestSummaries: read.newestSummaries,
    listSummaries: read.summaries,
    addSummary: (summary) =>
      mapWriteErrors(() =>
        database.transaction('rw', summaries, saved, changes, async () => {
          await summaries.put(summary);
          await addChangeOfSaved(database, summary.contentId);
        }),
      ),
    getPolished: (contentId, key) => paragraphs.get([contentId, key]),
    putPolished: (polished) => mapWriteErrors(async () => void (await paragraphs.put(polished))),
    getTranslation: read.translation,
    putTranslation: (translation) => mapWriteErrors(async () => void (await translations.put(translation))),
  };
}
