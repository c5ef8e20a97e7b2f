import type { Search } from '../../ports/search.ts';
import { findHits } from '../../search/find-hits.ts';
import { mapDatabaseErrors } from './map-database-errors.ts';
import { ownRows } from './own-rows.ts';
import { findByText, findByTitleOrNote } from './search-documents.ts';
import { indexNextChanges, readProgress } from './search-index.ts';
import { searchedRows } from './searched-rows.ts';
import type { SqlDatabase } from './sql-database.ts';

/**
 * Search in the library of one user on PostgreSQL. SQL finds candidate documents; ranking and snippets are the same code as in
 * the browser. After the time limit no further transcript is read.
 */
export function sqlSearch(db: SqlDatabase, userId: string, { timeLimitMs = 150 } = {}): Search {
  const store = searchedRows(db, userId);
  const rows = ownRows(db, userId);
  let catchingUp: Promise<void> | undefined;

  async function indexAllChanges(): Promise<void> {
    while (await indexNextChanges(db, userId, store));
  }

  return mapDatabaseErrors({
    catchUp() {
      catchingUp ??= indexAllChanges().finally(() => {
        catchingUp = undefined;
      });
      return catchingUp;
    },

    async find(query) {
      // What changed just now is waited for; a whole library that was imported is not.
      // Where there is no room for the index, it answers with what it has.
      await indexNextChanges(db, userId, store).catch(() => undefined);
      return findHits(store, query, {
        byTitleOrNote: (wanted) => findByTitleOrNote(rows, query, wanted),
        async byText(wanted) {
          const progress = await readProgress(rows);
          return progress ? findByText(rows, query, wanted, progress.number) : [];
        },
        timeLimitMs,
      });
    },
  });
}
