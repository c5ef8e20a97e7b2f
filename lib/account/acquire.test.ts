import { expect, it } from 'vitest';
import { fakeHost, fakeServer, serverUrl } from '../../test/fake-account-server.ts';
import { fakePorts } from '../../test/fake-ports.ts';
import type { SharedCollection } from '../ports/shared-collections.ts';
import { createAccount } from './account.ts';

it('acquires a shared collection through the account, and stores its records', async () => {
  const server = fakeServer();
  const { ports } = fakeServer();
  const { store } = ports;
  const shared: SharedCollection = {
    collection: { id: 'c', name: 'Clocks', description: '', isPublic: true, createdAt: 1, updatedAt: 1 },
    reader: store,
  };
  let isAcquired = false;
  server.ports.sharedCollections = {
    find: async (id) => ({ isAcquired, ...(id === 'c' && { shared }) }),
    acquire: async (id) => {
      isAcquired = id === 'c';
      return { isAcquired, shared };
    },
    release: async () => {
      isAcquired = false;
      return true;
    },
    list: async () => [],
  };
  const here = fakePorts();
  const host = fakeHost(server);
  const account = createAccount(host, here.store, here.engine);
  await expect(account.acquire({ id: 'c' })).rejects.toMatchObject({ code: 'unauthorized' });
  await account.connect({ serverUrl });
  // The changes that its account would list.
  const records = [{ kind: 'collection', value: shared.collection }] as const;
  await server.ports.store.writeGroup({ kind: 'shared', id: 'collection:c' }, [...records], () => ({ records: [...records] }));
  await account.acquire({ id: 'c' });
  expect(await here.store.readGroup({ kind: 'shared', id: 'collection:c' })).toEqual(records);
  expect(isAcquired).toBe(true);
  await account.release({ id: 'c' });
  expect(isAcquired).toBe(false);
  await expect(account.acquire({ id: 'other' })).rejects.toMatchObject({ code: 'notFound' });
  expect(await host.status.get()).toMatchObject({ state: 'signedIn' });
});
