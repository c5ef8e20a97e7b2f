import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type FakePorts, talkUrl } from '../../test/fake-ports.ts';
import { orInSoak } from '../../test/soak/or-in-soak.ts';
import { host, library } from '../../test/sync-device.ts';
import { Failure } from '../contract/failure.ts';
import type { GlossDatabase } from '../store/dexie/database.ts';
import { dexieSyncState } from '../store/dexie/dexie-sync-state.ts';
import { type RemoteLibrary, synchronize } from './synchronize.ts';

const contentId = 'web:talk';
type Host = ReturnType<typeof host>;

/** A copy of all rows of a library, with their keys. */
type Backup = { table: string; keys: unknown[]; rows: unknown[] }[];

const backUp = ({ ports: { database } }: Host): Promise<Backup> =>
  Promise.all(
    database.tables.map(async (table) => ({
      table: table.name,
      keys: await table.toCollection().primaryKeys(),
      rows: await table.toArray(),
    })),
  );

/** Creates a host from a backup: its change log continues where the backup ends. */
async function restore(backup: Backup): Promise<Host> {
  const restored = host();
  const { database } = restored.ports;
  for (const { table, keys, rows } of backup) {
    const isKeyApart = database.table(table).schema.primKey.keyPath === null;
    await database.table(table).bulkPut(rows as never, isKeyApart ? (keys as never) : undefined);
  }
  return restored;
}

/** Restores a server, whose cursors are of another epoch then. */
async function restoreServer(backup: Backup): Promise<Host> {
  const restored = await restore(backup);
  const epoch = crypto.randomUUID();
  restored.ports.store.getEpoch = async () => epoch;
  return restored;
}

/** Synchronizes a device with its stored state. With `maxCalls`, the connection is lost after the last of the remote calls is performed. */
async function sync({ ports }: Host, { client }: Host, maxCalls = Number.POSITIVE_INFINITY): Promise<void> {
  const state = dexieSyncState(ports.database as GlossDatabase);
  let calls = 0;
  const remote = new Proxy(client, {
    get:
      (target, name: keyof RemoteLibrary) =>
      async (...given: unknown[]) => {
        const answer = await (target[name] as (...given: unknown[]) => Promise<unknown>)(...given);
        if (++calls >= maxCalls) throw new Failure('offline', 'no response');
        return answer;
      },
  });
  const syncing = synchronize({
    local: ports.store,
    remote: remote as RemoteLibrary,
    engine: ports.engine,
    getState: async () => (await state.get()) ?? { account: 'me', pushed: 0 },
    putState: (next) => state.set(next),
    signal: new AbortController().signal,
  });
  await syncing.catch((error) => {
    if (calls < maxCalls) throw error;
  });
}

/** Texts of notes and their versions, and ids of collections. */
const textsOf = async (ports: FakePorts) =>
  (await library(ports)).flatMap(({ kind, value }) => {
    if (kind === 'collection') return value.id;
    return kind === 'note' || kind === 'noteVersion' ? value.text : [];
  });

type Step = {
  at: number;
  action: 'note' | 'tag' | 'collection' | 'deleteCollection' | 'trash' | 'restore' | 'sync' | 'lostSync';
};
const step = fc.record({
  at: fc.nat(),
  action: fc.constantFrom<Step['action']>(
    ...(['note', 'note', 'tag', 'collection', 'deleteCollection', 'trash', 'restore', 'sync', 'sync', 'lostSync'] as const),
  ),
});

/** A laptop and a phone of an account, that have the same media item. */
async function createDevices() {
  const world = { account: host(), devices: [host(), host()] };
  const [laptop] = world.devices;
  await laptop!.client.summarize({ url: talkUrl });
  for (const one of [laptop!, ...world.devices]) await sync(one, world.account);
  let count = 0;

  async function perform({ at, action }: Step): Promise<void> {
    const device = world.devices[at % world.devices.length]!;
    const { client } = device;
    const name = `${action} ${++count}`;
    switch (action) {
      case 'note':
        return void (await client.updateNote({ contentId, text: name }));
      case 'tag':
        return void (await client.updateVideo({ id: contentId, tags: [name] }).catch(() => undefined));
      case 'collection':
        return void (await client.createCollection({ name }));
      case 'deleteCollection': {
        const { collections } = await client.listCollections({});
        if (collections[0]) await client.deleteCollection({ id: collections[0].id });
        return;
      }
      case 'trash':
        return void (await client.deleteVideo({ id: contentId }));
      case 'restore':
        return void (await client.restoreVideo({ id: contentId }));
      case 'sync':
        return sync(device, world.account);
      case 'lostSync':
        return sync(device, world.account, 1 + (at % 5));
    }
  }
  return { world, perform };
}
type World = Awaited<ReturnType<typeof createDevices>>['world'];

/** Takes a backup of a part of the world, and returns the function that brings the part back. */
const rollbacks: Record<string, (world: World) => Promise<() => Promise<void>>> = {
  async 'the library of a device'(world) {
    const backup = await backUp(world.devices[0]!);
    return async () => {
      world.devices[0] = await restore(backup);
    };
  },
  async 'the state of synchronization'({ devices: [laptop] }) {
    const state = dexieSyncState(laptop!.ports.database);
    const former = await state.get();
    return () => state.set(former);
  },
  async 'the account’s server'(world) {
    const backup = await backUp(world.account);
    return async () => {
      world.account = await restoreServer(backup);
    };
  },
  async 'an empty library in place of one that was lost'(world) {
    return async () => {
      world.devices[0] = host();
      await sync(world.devices[0], world.account);
    };
  },
  async 'a copy of a device, which is used beside it'(world) {
    const backup = await backUp(world.devices[0]!);
    return async () => void world.devices.push(await restore(backup));
  },
};

it.each(Object.keys(rollbacks))(
  'no text is lost and all devices agree after %s is brought back',
  async (part) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 6 }),
        fc.array(step, { minLength: 2, maxLength: 12 }),
        fc.array(step, { maxLength: 12 }),
        async (before, since, after) => {
          const { world, perform } = await createDevices();
          for (const one of before) await perform(one);
          const bringBack = await rollbacks[part]!(world);
          for (const one of since) await perform(one);
          await bringBack();
          const hosts = () => [world.account, ...world.devices];
          const texts = new Set((await Promise.all(hosts().map(({ ports }) => textsOf(ports)))).flat());
          for (const one of after) await perform(one);
          for (let round = 0; round < 3; round++) for (const one of world.devices) await sync(one, world.account);
          const synced = await library(world.account.ports);
          for (const { ports } of world.devices) expect(await library(ports)).toEqual(synced);
          const left = await textsOf(world.account.ports);
          expect([...texts].filter((text) => text !== '' && !left.includes(text))).toEqual([]);
        },
      ),
      { numRuns: orInSoak(15, 500) },
    );
  },
  120_000,
);

it('a restored server receives what a device has of another one that is gone', async () => {
  const { world } = await createDevices();
  const [laptop, phone] = world.devices as [Host, Host];
  await phone.client.updateNote({ contentId, text: 'Before the backup' });
  await sync(phone, world.account);
  const backup = await backUp(world.account);
  await phone.client.updateNote({ contentId, text: 'After the backup' });
  const { id } = await phone.client.createCollection({ name: 'After the backup' });
  for (const one of [phone, laptop]) await sync(one, world.account);
  const restored = await restoreServer(backup);
  for (let count = 0; count < 9; count++) await restored.client.createCollection({ name: `Since then ${count}` });
  await sync(laptop, restored);
  expect(await textsOf(restored.ports)).toEqual(expect.arrayContaining([id, 'Before the backup', 'After the backup']));
  expect((await restored.client.getNote({ contentId })).text).toBe('After the backup');
  expect(await library(laptop.ports)).toEqual(await library(restored.ports));
});

it('a server that is restored between reading and writing has all changes after the same synchronization', async () => {
  const { world } = await createDevices();
  const [laptop] = world.devices as [Host];
  const backup = await backUp(world.account);
  await laptop.client.updateNote({ contentId, text: 'Sent' });
  await sync(laptop, world.account);
  await laptop.client.updateNote({ contentId, text: 'Late' });
  const restored = await restoreServer(backup);
  const { listChanges } = world.account.client;
  let pages = 0;
  const switching = { ...restored, client: { ...restored.client } };
  switching.client.listChanges = (...given) => (pages++ === 0 ? listChanges(...given) : restored.client.listChanges(...given));
  await sync(laptop, switching);
  expect(await textsOf(restored.ports)).toEqual(expect.arrayContaining(['Sent', 'Late']));
});

it('changes that a run has sent are not read again by the next one', async () => {
  const { world } = await createDevices();
  const [laptop] = world.devices as [Host];
  await laptop.client.updateNote({ contentId, text: 'Mine' });
  await sync(laptop, world.account);
  world.account.client.readUnits = async () => {
    throw new Error('nothing to read');
  };
  await expect(sync(laptop, world.account)).resolves.toBeUndefined();
});
