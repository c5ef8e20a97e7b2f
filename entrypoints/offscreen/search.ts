import { createSearch } from '../../lib/search/search.ts';
import { openDatabase } from '../../lib/store/dexie/database.ts';
import { dexieSearchStore } from '../../lib/store/dexie/dexie-search-store.ts';
import { dexieStore } from '../../lib/store/dexie/dexie-store.ts';
import { openSearchDatabase } from '../../lib/store/dexie/search-database.ts';

/** Milliseconds in which a face shows what was just made: all of the extension's windows have one thread. */
const indexDelayMs = 1000;

const { find, catchUp } = createSearch(dexieStore(openDatabase()), dexieSearchStore(openSearchDatabase()));

/** Reads what the worker writes, and writes nothing but the index. */
export const search = {
  find,
  catchUp: () => new Promise((resolve) => setTimeout(resolve, indexDelayMs)).then(catchUp),
};
