import { expect, it } from 'vitest';
import { fakeHost, fakeServer, serverUrl } from '../../test/fake-account-server.ts';
import { fakePorts } from '../../test/fake-ports.ts';
import { channel } from '../store/testing/rows-suite.ts';
import { createAccount } from './account.ts';

it('the account reports the channels that its plan has no place for', async () => {
  const server = fakeServer();
  const { store, engine } = fakePorts();
  const host = fakeHost(server);
  const account = createAccount(host, store, engine);
  server.ports.meter.getMaxChannels = async () => 1;
  await store.updateChannels(() => ['a', 'b', 'c'].map((id) => channel(id)));
  await account.connect({ serverUrl });
  expect(await host.status.get()).toMatchObject({ refusedChannels: 2 });
  server.ports.meter.getMaxChannels = async () => 3;
  await account.sync();
  expect(await host.status.get()).toMatchObject({ refusedChannels: 0 });
});
