import type { Search } from '../../lib/ports/search.ts';
import { createSearch } from '../../lib/search/search.ts';
import { openDatabase } from '../../lib/store/dexie/database.ts';
import { dexieSearchStore } from '../../lib/store/dexie/dexie-search-store.ts';
import { dexieStore } from '../../lib/store/dexie/dexie-store.ts';
import { openSearchDatabase } from '../../lib/store/dexie/search-database.ts';
import { afterViews } from './after-views.ts';

let opened: Search | undefined;

const openSearch = (): Search => {
  opened ??= createSearch(dexieStore(openDatabase()), dexieSearchStore(openSearchDatabase()));
  return opened;
};

/** The search: reads the library's database, which only the worker writes, and writes the index. */
export const search: Search = {
  find: (...given) => openSearch().find(...given),
  catchUp: () => afterViews().then(() => openSearch().catchUp()),
};
