import { createNovelty } from '../../lib/novelty/create-novelty.ts';
import type { Novelty } from '../../lib/ports/novelty.ts';
import { openComparedTextDatabase } from '../../lib/store/dexie/compared-text-database.ts';
import { openDatabase } from '../../lib/store/dexie/database.ts';
import { dexieComparedTextStore } from '../../lib/store/dexie/dexie-compared-text-store.ts';
import { dexieStore } from '../../lib/store/dexie/dexie-store.ts';
import { afterViews } from './after-views.ts';

let opened: Novelty | undefined;

const openNovelty = (): Novelty => {
  opened ??= createNovelty(dexieStore(openDatabase()), { textStore: dexieComparedTextStore(openComparedTextDatabase()) });
  return opened;
};

/** The comparison of media items: reads the library's database, which only the worker writes, and writes the compared texts. */
export const novelty: Novelty = {
  rankFeed: (query) => openNovelty().rankFeed(query),
  makeDigest: (query) => openNovelty().makeDigest(query),
  findRelated: (query) => openNovelty().findRelated(query),
  findPassages: (query) => openNovelty().findPassages(query),
  catchUp: () => afterViews().then(() => openNovelty().catchUp()),
};
