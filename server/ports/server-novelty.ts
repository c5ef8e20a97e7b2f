import { setImmediate } from 'node:timers/promises';
import { limitConcurrency } from '../../lib/async/limit-concurrency.ts';
import { type ComparedStore, createNovelty } from '../../lib/novelty/create-novelty.ts';
import type { Novelty } from '../../lib/ports/novelty.ts';

/** Saved items of a user that a comparison reads. */
const maxComparedItems = 200;

/** Creates the comparison of a user's media items. It answers one call after the other, because each reads the whole library. */
export function serverNovelty(store: ComparedStore): Novelty {
  const runExclusively = limitConcurrency(1);
  const compare = <Result>(work: (novelty: Novelty) => Promise<Result>): Promise<Result> =>
    runExclusively(async () => {
      // The embedded database answers without a turn of the event loop, in which other requests are read.
      await setImmediate();
      // Created for each call: what it reads must not stay in the memory of a process that serves many users.
      return work(createNovelty(store, { maxSaved: maxComparedItems }));
    });
  return {
    rankFeed: (query) => compare((novelty) => novelty.rankFeed(query)),
    makeDigest: (query) => compare((novelty) => novelty.makeDigest(query)),
    findRelated: (query) => compare((novelty) => novelty.findRelated(query)),
    findPassages: (query) => compare((novelty) => novelty.findPassages(query)),
    // Nothing is stored.
    catchUp: async () => undefined,
  };
}
