import { describe, expect, it } from 'vitest';
import { talkUrl } from '../../test/fake-ports.ts';
import { device, host, library } from '../../test/sync-device.ts';
import { Failure } from '../contract/failure.ts';
import { channel } from '../store/testing/rows-suite.ts';
import type { RemoteLibrary } from './synchronize.ts';

const contentId = 'web:talk';
/** More remote calls than one scenario makes. */
const maxCalls = 60;

/** Creates an account whose remote call of one number fails once, before or after it is performed. */
function interruptedAccount(failingCall: number, isPerformed: boolean) {
  const account = host();
  const progress = { calls: 0, beforeWrite: async () => {} };
  const remote = new Proxy(account.client, {
    get:
      (client, name: keyof RemoteLibrary) =>
      async (...given: unknown[]) => {
        const isFailing = progress.calls++ === failingCall;
        if (isFailing && !isPerformed) throw new Failure('offline', 'not reached');
        if (name === 'writeUnits') await progress.beforeWrite();
        const answer = await (client[name] as (...given: unknown[]) => Promise<unknown>)(...given);
        if (isFailing) throw new Failure('offline', 'no response');
        return answer;
      },
  });
  return { account, remote: remote as RemoteLibrary, progress };
}

const subscribe = ({ ports }: ReturnType<typeof host>, ids: string[]) =>
  ports.store.updateChannels((channels) => [...channels, ...ids.map((id) => channel(id))]);

const namesOf = async ({ ports }: ReturnType<typeof host>) =>
  (await library(ports)).flatMap(({ kind, value }) => {
    if (kind === 'collection') return value.name;
    if (kind === 'channel') return value.channelId;
    return kind === 'note' || kind === 'noteVersion' ? value.text : [];
  });

/** Performs the scenario with one interrupted call. Returns whether the scenario makes so many calls. */
async function deleteAndWrite(failingCall: number, isPerformed: boolean): Promise<boolean> {
  const { account, remote, progress } = interruptedAccount(failingCall, isPerformed);
  let maxChannels = 100;
  account.ports.meter.getMaxChannels = async () => maxChannels;
  const [laptop, phone] = [device(account, 'laptop'), device(account, 'phone')];
  const written = new Set<string>();
  const writeCollection = async ({ client }: ReturnType<typeof host>, name: string) => {
    await client.createCollection({ name });
    written.add(name);
  };
  const syncTwice = async (one: typeof laptop, whileInterrupted = async () => {}) => {
    try {
      await one.sync(remote);
    } catch {
      await whileInterrupted();
      await one.sync(remote);
    }
  };
  await laptop.client.summarize({ url: talkUrl });
  await laptop.client.updateNote({ contentId, text: 'Before' });
  await laptop.client.createCollection({ name: 'Before' });
  await subscribe(laptop, ['before']);
  await syncTwice(laptop);
  await syncTwice(phone);

  maxChannels = 1;
  await laptop.client.forgetEverything({ confirm: true });
  // The account refuses two of them in the answer that says that the note is stale.
  await subscribe(laptop, ['first', 'second', 'third']);
  await laptop.client.summarize({ url: talkUrl });
  await laptop.client.updateNote({ contentId, text: 'Laptop' });
  await writeCollection(laptop, 'Of the laptop');
  let hasWritten = false;
  progress.beforeWrite = async () => {
    if (hasWritten) return;
    hasWritten = true;
    await account.client.summarize({ url: talkUrl });
    await account.client.updateNote({ contentId, text: 'Program' });
  };
  await syncTwice(laptop, async () => {
    // The phone synchronizes and writes while the laptop has recorded less than the account.
    await phone.sync(remote).catch(() => undefined);
    if (!(await namesOf(phone)).includes('Before')) await writeCollection(phone, 'While the laptop was offline');
    await phone.sync(remote).catch(() => undefined);
    await writeCollection(laptop, 'While offline');
  });
  await syncTwice(phone, async () => {
    if (!(await namesOf(phone)).includes('Before')) await writeCollection(phone, 'While the phone was offline');
  });
  await writeCollection(phone, 'Of the phone');
  await phone.client.updateNote({ contentId, text: 'Phone' });
  await syncTwice(phone);
  await syncTwice(laptop);
  await syncTwice(phone);
  maxChannels = 100;
  for (const one of [laptop, phone, laptop]) await syncTwice(one);

  const all = await library(account.ports);
  expect(await library(laptop.ports)).toEqual(all);
  expect(await library(phone.ports)).toEqual(all);
  const names = await namesOf(account);
  expect(names).toEqual(expect.arrayContaining([...written, 'Laptop', 'Program', 'Phone', 'first', 'second', 'third']));
  for (const name of ['Before', 'before']) expect(names).not.toContain(name);
  return progress.calls > failingCall;
}

describe('a synchronization after the deletion of everything', () => {
  it.each([
    ['before the account performs it', false],
    ['after the account has performed it', true],
  ])('loses nothing when any call fails %s', async (_, isPerformed) => {
    let failingCall = 0;
    while (await deleteAndWrite(failingCall, isPerformed)) failingCall += 1;
    expect(failingCall).toBeLessThan(maxCalls);
    expect(failingCall).toBeGreaterThan(20);
  });
});

describe('devices of an account, after a deletion of everything', () => {
  it('forget what another one wrote before the deletion reached the account', async () => {
    const account = host();
    const [laptop, phone] = [device(account, 'laptop'), device(account, 'phone')];
    await laptop.client.summarize({ url: talkUrl });
    await laptop.sync();
    await phone.sync();
    await laptop.client.forgetEverything({ confirm: true });
    await phone.client.updateNote({ contentId, text: 'Before' });
    await phone.sync();
    await laptop.sync();
    await phone.sync();
    for (const { ports } of [laptop, account, phone]) expect(await library(ports)).toEqual([]);
  });

  it('send nothing into an account that was emptied since they read it', async () => {
    const account = host();
    const phone = device(account, 'phone');
    await phone.client.summarize({ url: talkUrl });
    await phone.sync();
    await phone.client.updateNote({ contentId, text: 'Late' });
    const emptied: RemoteLibrary = {
      ...account.client,
      async writeUnits(request) {
        if ((await library(account.ports)).length > 0) await account.client.forgetEverything({ confirm: true });
        return account.client.writeUnits(request);
      },
    };
    await phone.sync(emptied);
    for (const { ports } of [account, phone]) expect(await library(ports)).toEqual([]);
  });

  it('empty an account that they never read', async () => {
    const account = host();
    await account.client.summarize({ url: talkUrl });
    const laptop = device(account, 'laptop');
    await laptop.client.forgetEverything({ confirm: true });
    await laptop.client.createCollection({ name: 'Afterwards' });
    await laptop.sync();
    for (const { ports } of [laptop, account]) expect((await library(ports)).map(({ kind }) => kind)).toEqual(['collection']);
  });
});
