import { expect, it } from 'vitest';
import { talkUrl } from '../../test/fake-ports.ts';
import { device, host, library } from '../../test/sync-device.ts';
import { Failure } from '../contract/failure.ts';
import type { RemoteLibrary } from './synchronize.ts';

const contentId = 'web:talk';

/** Creates a device whose account passes the note of the talk on in a form that only a newer version reads. */
async function setUp() {
  const account = host();
  const [laptop, phone] = [device(account, 'laptop'), device(account, 'phone')];
  await laptop.client.summarize({ url: talkUrl });
  await laptop.sync();
  await phone.sync();
  await laptop.client.updateNote({ contentId, text: 'Laptop' });
  await laptop.client.updateVideo({ id: contentId, tags: ['trains'] });
  await laptop.sync();
  const newer: RemoteLibrary = {
    ...account.client,
    async readUnits(input) {
      const { units } = await account.client.readUnits(input);
      const change = (record: (typeof units)[number]['records'][number]) =>
        record.kind === 'note' ? { kind: 'drawing', value: {} } : record;
      return { units: units.map(({ records, ...group }) => ({ ...group, records: records.map(change) })) };
    },
  };
  return { account, laptop, phone, newer };
}

it('stores the other groups, and a group that it could not read once it can', async () => {
  const { laptop, phone, newer } = await setUp();
  await phone.sync(newer);
  expect(await phone.ports.store.getSaved(contentId)).toMatchObject({ tags: ['trains'] });
  expect(phone.state().unread).toEqual([{ kind: 'note', id: contentId }]);
  await phone.sync(newer);
  expect(phone.state().unread).toEqual([{ kind: 'note', id: contentId }]);
  await phone.sync();
  expect(phone.state().unread).toEqual([]);
  expect(await library(phone.ports)).toEqual(await library(laptop.ports));
});

it('overwrites nothing that it can’t read, and merges its own changes with it later', async () => {
  const { account, phone, newer } = await setUp();
  await phone.client.updateNote({ contentId, text: 'Phone' });
  await phone.sync(newer);
  await phone.sync(newer);
  expect(await account.client.getNote({ contentId })).toMatchObject({ text: 'Laptop' });
  await phone.sync();
  const { versions } = await account.client.listVersions({ contentId, of: 'note' });
  const texts = [(await account.client.getNote({ contentId })).text, ...versions.map(({ text }) => text)];
  expect(texts.toSorted()).toEqual(['Laptop', 'Phone']);
  expect(await library(phone.ports)).toEqual(await library(account.ports));
});

it('reads everything again after another failure', async () => {
  const { laptop, phone } = await setUp();
  const { readRecords } = phone.ports.engine;
  phone.ports.engine.readRecords = async () => {
    throw new Failure('interrupted', 'The offscreen document was closed.');
  };
  await expect(phone.sync()).rejects.toMatchObject({ code: 'interrupted' });
  phone.ports.engine.readRecords = readRecords;
  await phone.sync();
  expect(await library(phone.ports)).toEqual(await library(laptop.ports));
});
