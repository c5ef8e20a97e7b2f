import { browser } from 'wxt/browser';
import { Failure } from '../../lib/contract/failure.ts';
import { messageClient } from '../../lib/doors/message.ts';
import { portNames } from '../../lib/doors/port-names.ts';
import type { Search } from '../../lib/ports/search.ts';
import { openRoom } from './open-room.ts';

const remote = messageClient<Search>(() => browser.runtime.connect({ name: portNames.search }));

/** The search in the offscreen document, which holds its index in memory. Firefox's event page searches by itself. */
export const searchRoom: Search = {
  find: (query) => inRoom((search) => search.find(query)),
  catchUp: () => inRoom((search) => search.catchUp()),
};

async function inRoom<Result>(work: (search: Search) => Promise<Result>): Promise<Result> {
  if (import.meta.env.FIREFOX) return work((await import('../offscreen/search.ts')).search);
  await openRoom();
  try {
    return await work(remote);
  } catch (error) {
    // The room may close for idleness just as the question arrives.
    if (Failure.from(error).code !== 'pageGone') throw error;
    await openRoom();
    return work(remote);
  }
}
