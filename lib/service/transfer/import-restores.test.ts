import { expect, it } from 'vitest';
import { talkUrl } from '../../../test/fake-ports.ts';
import { host, library } from '../../../test/sync-device.ts';
import type { LibraryRecord } from '../../ports/library-records.ts';
import { channel } from '../../store/testing/rows-suite.ts';
import { mergeGroup } from '../../sync/merge-group.ts';

async function bring(client: ReturnType<typeof host>['client'], records: LibraryRecord[]) {
  const { importId } = await client.beginImport({});
  await client.addToImport({ importId, part: 0, records });
  return client.commitImport({ importId });
}

it('an import restores a backup into a library from which all of it was deleted', async () => {
  const { client, ports } = host();
  await client.summarize({ url: talkUrl });
  await client.updateNote({ contentId: 'web:talk', text: 'Mine' });
  const { id } = await client.createCollection({ name: 'Talks' });
  await client.addItem({ collectionId: id, contentId: 'web:talk' });
  await ports.store.updateChannels(() => [channel('a')]);
  const backup = await library(ports);
  await client.updateNote({ contentId: 'web:talk', text: '' });
  await client.deleteCollection({ id });
  await client.deleteVideo({ id: 'web:talk' });
  await client.unsubscribeChannel({ channelUrl: channel('a').channelUrl });
  expect((await bring(client, backup)).added).toEqual({ videos: 1, notes: 1, collections: 1, channels: 1 });
  expect((await client.listCollections({})).collections).toMatchObject([{ id, itemCount: 1 }]);
  expect(await client.getNote({ contentId: 'web:talk' })).toMatchObject({ text: 'Mine' });
  expect((await client.listChannels({})).channels).toHaveLength(1);
  expect((await bring(client, backup)).added).toEqual({ videos: 0, notes: 0, collections: 0, channels: 0 });
});

it('an import of a note with the last possible time leaves a note that can be edited and exported', async () => {
  const { client, ports } = host();
  await client.summarize({ url: talkUrl });
  const last = Date.parse('9999-12-31T23:59:59.999Z');
  await bring(client, [{ kind: 'note', value: { contentId: 'web:talk', text: 'Late', createdAt: 1, updatedAt: last } }]);
  const { updatedAt } = await client.updateNote({ contentId: 'web:talk', text: 'Edited' });
  expect(updatedAt).toBe('9999-12-31T23:59:59.999Z');
  expect((await library(ports)).find(({ kind }) => kind === 'note')?.value).toMatchObject({ text: 'Edited', updatedAt: last });
});

it('an import restores from the trash what the file has outside of it', async () => {
  const { client, ports } = host();
  await client.summarize({ url: talkUrl });
  const saved = await ports.store.getSaved('web:talk');
  await client.deleteVideo({ id: 'web:talk' });
  await bring(client, [{ kind: 'saved', value: saved! }]);
  expect(await ports.store.getSaved('web:talk')).toEqual({ ...(saved as object), changedAt: { deletedAt: expect.any(Number) } });
});

it('an import restores an item that was removed from a collection, also where devices are merged later', async () => {
  const { client, ports } = host();
  await client.summarize({ url: talkUrl });
  const { id } = await client.createCollection({ name: 'Talks' });
  await client.addItem({ collectionId: id, contentId: 'web:talk' });
  const backup = await library(ports);
  await client.removeItem({ collectionId: id, contentId: 'web:talk' });
  const removed = await ports.store.readGroup({ kind: 'collection', id });
  await bring(client, backup);
  const restored = await ports.store.readGroup({ kind: 'collection', id });
  const items = mergeGroup(restored, removed).filter(({ kind }) => kind === 'collectionItem');
  expect(items).toMatchObject([{ value: { contentId: 'web:talk' } }]);
});
