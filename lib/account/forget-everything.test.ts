import { expect, it } from 'vitest';
import { fakeHost, fakeServer, serverUrl } from '../../test/fake-account-server.ts';
import { fakePorts, talkUrl } from '../../test/fake-ports.ts';
import { operations } from '../contract/index.ts';
import { createService } from '../service/service.ts';
import { inProcessClient } from '../transports/in-process.ts';
import { createAccount } from './account.ts';

/** A device that is connected with the account of a server. */
async function connectDevice(server: ReturnType<typeof fakeServer>) {
  const ports = fakePorts();
  const host = fakeHost(server);
  const client = inProcessClient(operations, createService(ports).handlers);
  const account = createAccount(host, ports.store, ports.engine);
  await account.connect({ serverUrl });
  const records = async () => (await ports.store.listRecords()).records;
  return { client, host, account, records };
}

it('a deletion of everything reaches the account and its other devices, and signs out', async () => {
  const server = fakeServer();
  const [laptop, phone] = [await connectDevice(server), await connectDevice(server)];
  await laptop.client.summarize({ url: talkUrl });
  await laptop.account.sync();
  await phone.account.sync();
  expect(await phone.records()).not.toEqual([]);
  await laptop.client.forgetEverything({ confirm: true });
  await laptop.account.forgetEverything();
  expect([laptop.host.stored.size, await laptop.host.status.get()]).toEqual([0, undefined]);
  // Only the phone is signed in.
  expect(server.grants.size).toBe(1);
  await phone.account.sync();
  for (const records of [laptop.records, phone.records, async () => (await server.ports.store.listRecords()).records])
    expect(await records()).toEqual([]);
});

it('a deletion of everything that does not reach the account fails, and the next synchronization deletes', async () => {
  const server = fakeServer();
  const { client, host, account } = await connectDevice(server);
  await client.summarize({ url: talkUrl });
  await account.sync();
  server.isReachable = false;
  await client.forgetEverything({ confirm: true });
  await expect(account.forgetEverything()).rejects.toMatchObject({ code: 'offline' });
  expect(await host.status.get()).toMatchObject({ state: 'signedIn' });
  expect((await server.client.listLibrary({})).videos).toHaveLength(1);
  server.isReachable = true;
  await account.sync();
  expect((await server.client.listLibrary({})).videos).toEqual([]);
});

it('a deletion of everything leaves nothing of a synchronization that was under way', async () => {
  const server = fakeServer();
  const { client, account, records } = await connectDevice(server);
  await server.client.summarize({ url: talkUrl });
  const { requested, release } = server.holdReads();
  const syncing = account.sync();
  await requested;
  await client.forgetEverything({ confirm: true });
  const forgetting = account.forgetEverything();
  release();
  await Promise.all([syncing, forgetting]);
  expect(await records()).toEqual([]);
  expect((await server.client.listLibrary({})).videos).toEqual([]);
});

it('a device whose access was revoked deletes its own library, and forgets the account', async () => {
  const server = fakeServer();
  const { client, host, account, records } = await connectDevice(server);
  await client.summarize({ url: talkUrl });
  await account.sync();
  server.revokeAll();
  await client.forgetEverything({ confirm: true });
  await expect(account.forgetEverything()).rejects.toMatchObject({ code: 'unauthorized' });
  await account.forgetEverything();
  expect([host.stored.size, await host.status.get(), await records()]).toEqual([0, undefined, []]);
  expect((await server.client.listLibrary({})).videos).toHaveLength(1);
});
