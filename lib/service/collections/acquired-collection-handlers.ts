import type { Operations } from '../../contract/index.ts';
import { notFound } from '../../contract/not-found.ts';
import type { Handlers } from '../../contract/operation.ts';
import type { Ports } from '../../ports/ports.ts';
import { collectionResult, findOwned, requireAcquired } from './collection-handlers.ts';

/**
 * Handlers that add another user's public collection to the user's own, and remove it. A device calls them on its account's
 * server.
 */
export const acquiredCollectionHandlers = (
  ports: Ports,
): Pick<Handlers<Operations>, 'acquireCollection' | 'releaseCollection'> => ({
  async acquireCollection({ id }) {
    const collection = await findOwned(ports.store, id);
    if (collection) return collectionResult({ collection, reader: ports.store, ownership: 'owned' });
    await ports.sharedCollections?.acquire(id);
    return collectionResult(await requireAcquired(ports, id));
  },

  async releaseCollection({ id }) {
    if (!(await ports.sharedCollections?.release(id))) throw notFound('acquired collection', id);
    return { success: true };
  },
});
