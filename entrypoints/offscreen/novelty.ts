import { createNovelty } from '../../lib/novelty/create-novelty.ts';
import type { Novelty } from '../../lib/ports/novelty.ts';
import { openDatabase } from '../../lib/store/dexie/database.ts';
import { dexieStore } from '../../lib/store/dexie/dexie-store.ts';

let opened: Novelty | undefined;

const openNovelty = (): Novelty => {
  opened ??= createNovelty(dexieStore(openDatabase()));
  return opened;
};

/** The comparison of media items: reads the library's database, which only the worker writes. */
export const novelty: Novelty = {
  rankFeed: (query) => openNovelty().rankFeed(query),
  makeDigest: (query) => openNovelty().makeDigest(query),
  findRelated: (query) => openNovelty().findRelated(query),
  findPassages: (query) => openNovelty().findPassages(query),
};
