import type { Search } from '../../lib/ports/search.ts';
import { createSearch } from '../../lib/search/search.ts';
import { openDatabase } from '../../lib/store/dexie/database.ts';
import { dexieSearchStore } from '../../lib/store/dexie/dexie-search-store.ts';
import { dexieStore } from '../../lib/store/dexie/dexie-store.ts';
import { openSearchDatabase } from '../../lib/store/dexie/search-database.ts';

/** Delay before indexing, in which the views render a new result first. In Firefox they share the thread of the search. */
const indexDelayMs = 1000;

let opened: Search | undefined;

const openSearch = (): Search => {
  opened ??= createSearch(dexieStore(openDatabase()), dexieSearchStore(openSearchDatabase()));
  return opened;
};

/** The search: reads the library's database, which only the worker writes, and writes the index. */
export const search: Search = {
  find: (...given) => openSearch().find(...given),
  catchUp: () => new Promise((resolve) => setTimeout(resolve, indexDelayMs)).then(() => openSearch().catchUp()),
};
