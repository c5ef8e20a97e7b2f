import { createSearch } from '../../lib/search/search.ts';
import { openDatabase } from '../../lib/store/dexie/database.ts';
import { dexieSearchStore } from '../../lib/store/dexie/dexie-search-store.ts';
import { dexieStore } from '../../lib/store/dexie/dexie-store.ts';
import { openSearchDatabase } from '../../lib/store/dexie/search-database.ts';

/** Reads what the worker writes, and writes nothing but the index. */
export const search = createSearch(dexieStore(openDatabase()), dexieSearchStore(openSearchDatabase()));
