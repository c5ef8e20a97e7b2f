import { expect, it } from 'vitest';
import { fakeHost, fakeServer, serverUrl } from '../../test/fake-account-server.ts';
import { fakePorts } from '../../test/fake-ports.ts';
import { channel, content, notePicture, transcript } from '../store/testing/rows-suite.ts';
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

it('a full account takes the marks and notes of every item, and the device names those whose texts it has no space for', async () => {
  const server = fakeServer();
  const { store, engine } = fakePorts();
  const host = fakeHost(server);
  const account = createAccount(host, store, engine);
  server.ports.disk.estimate = async () => ({ usage: 1e9, quota: 1e9 });
  const ids = ['youtube:a', 'youtube:b', 'youtube:c'];
  for (const contentId of ids) {
    await store.putContent({ ...content, contentId });
    await store.putTranscript({ ...transcript, contentId });
    await store.updateSaved(contentId, () => ({ contentId, tags: [], favourite: false, createdAt: 1, updatedAt: 1 }));
    await store.updateNote(contentId, () => ({ note: { contentId, text: `About ${contentId}`, createdAt: 1, updatedAt: 1 } }));
  }
  await store.putNotePicture(notePicture('p', { contentId: ids[0] }));
  await account.connect({ serverUrl });
  expect((await host.status.get())?.failure).toMatchObject({
    code: 'storageFull',
    message: expect.stringContaining(`the texts of 3 items (${ids.join(', ')}) and for 1 of the pictures in notes`),
    details: { isAccount: true },
  });
  const received = server.ports.store;
  expect((await received.getNotes(ids)).map((note) => note?.text)).toEqual(ids.map((id) => `About ${id}`));
  expect((await received.getSavedItems(ids)).map((saved) => saved?.contentId)).toEqual(ids);
  expect(await received.getTranscripts(ids)).toEqual([undefined, undefined, undefined]);
  await store.updateSaved('youtube:a', (former) => ({ ...former!, deletedAt: 5, updatedAt: 5 }));
  await account.sync();
  expect(await received.getSaved('youtube:a')).toMatchObject({ deletedAt: 5 });

  const changes = await received.listChanges(0, 100);
  await account.sync();
  expect(await received.listChanges(0, 100)).toEqual(changes);

  server.ports.disk.estimate = fakePorts().disk.estimate;
  await account.sync();
  expect((await host.status.get())?.failure).toBeUndefined();
  expect(await received.getTranscripts(ids)).toEqual(await store.getTranscripts(ids));
});
