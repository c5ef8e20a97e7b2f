import { expect, it } from 'vitest';
import { talkUrl } from '../../test/fake-ports.ts';
import { device, host } from '../../test/sync-device.ts';
import { channel } from '../store/testing/rows-suite.ts';

const contentId = 'web:talk';

/** Two devices with the same time, media item, collection and channel. */
async function equalDevices() {
  const account = host();
  const [laptop, phone] = [device(account, 'laptop'), device(account, 'phone')];
  let time = 0;
  for (const { ports } of [laptop, phone]) ports.clock.now = () => ++time;
  await laptop.client.summarize({ url: talkUrl });
  await laptop.client.updateVideo({ id: contentId, tags: ['old'] });
  const { id } = await laptop.client.createCollection({ name: 'Time' });
  await laptop.ports.store.updateChannels(() => [channel('a')]);
  await laptop.sync();
  await phone.sync();
  const exchange = async () => {
    for (const { sync } of [laptop, phone, laptop]) await sync();
  };
  return { laptop: laptop.client, phone: phone.client, stores: [laptop.ports.store, phone.ports.store], id, exchange };
}
const channelUrl = channel('a').channelUrl;

it('tags, marks and titles that two devices give a media item are all stored', async () => {
  const { laptop, phone, stores, exchange } = await equalDevices();
  await laptop.updateVideo({ id: contentId, tags: ['new'] });
  await phone.updateVideo({ id: contentId, favourite: true });
  await phone.updateVideo({ id: contentId, title: 'Mine' });
  await exchange();
  for (const store of stores)
    expect(await store.getSaved(contentId)).toMatchObject({ tags: ['new'], favourite: true, title: 'Mine' });
});

it('an item that one device removed from a collection returns when it is added again, and not when another device changes the collection', async () => {
  const { laptop, phone, stores, id, exchange } = await equalDevices();
  const itemsOf = () => Promise.all(stores.map(async (store) => (await store.listItems(id)).map((item) => item.contentId)));
  await laptop.addItem({ collectionId: id, contentId });
  await exchange();
  await laptop.removeItem({ collectionId: id, contentId });
  await phone.updateCollection({ id, name: 'Renamed' });
  await exchange();
  expect(await itemsOf()).toEqual([[], []]);
  expect((await phone.getCollection({ id })).name).toBe('Renamed');
  await phone.addItem({ collectionId: id, contentId });
  await laptop.updateCollection({ id, description: 'Meanwhile' });
  await exchange();
  expect(await itemsOf()).toEqual([[contentId], [contentId]]);
});

it('changes that follow those of a clock that was ahead are the later ones, on every device', async () => {
  const account = host();
  const [laptop, phone] = [device(account, 'laptop'), device(account, 'phone')];
  let time = 1e12;
  phone.ports.clock.now = () => ++time;
  laptop.ports.clock.now = () => ++time + 1e12;
  await laptop.client.summarize({ url: talkUrl });
  await laptop.client.updateVideo({ id: contentId, title: 'Ahead', tags: ['ahead'] });
  await laptop.client.ask({ contentId, question: 'Ahead?' });
  const { id } = await laptop.client.createCollection({ name: 'Time' });
  await laptop.client.deleteCollection({ id });
  laptop.ports.clock.now = () => ++time;
  const exchange = async () => {
    for (const { sync } of [laptop, phone, laptop]) await sync();
  };
  await exchange();
  await phone.client.updateVideo({ id: contentId, title: 'Today', tags: [] });
  await phone.client.restoreCollection({ id });
  await phone.client.clearChat({ contentId });
  await laptop.client.updateVideo({ id: contentId, favourite: true });
  await laptop.client.ask({ contentId, question: 'After?' });
  await exchange();
  for (const { client, ports } of [laptop, phone]) {
    expect(await ports.store.getSaved(contentId)).toMatchObject({ title: 'Today', tags: [], favourite: true });
    expect(await ports.store.getCollection(id)).not.toHaveProperty('deletedAt');
    const { messages } = await client.getChat({ contentId });
    expect(messages.map(({ content }) => content)).not.toContain('Ahead?');
  }
});

it('what one device moves to the trash stays there, whatever another one did before', async () => {
  const { laptop, phone, stores, id, exchange } = await equalDevices();
  await laptop.updateVideo({ id: contentId, favourite: true });
  await laptop.updateCollection({ id, name: 'Clocks' });
  await phone.deleteVideo({ id: contentId });
  await phone.deleteCollection({ id });
  await exchange();
  for (const store of stores) {
    expect(await store.getSaved(contentId)).toMatchObject({ favourite: true, deletedAt: expect.any(Number) });
    expect(await store.getCollection(id)).toMatchObject({ name: 'Clocks', deletedAt: expect.any(Number) });
  }
  await laptop.restoreVideo({ id: contentId });
  await laptop.restoreCollection({ id });
  await exchange();
  for (const store of stores) {
    expect(await store.getSaved(contentId)).not.toHaveProperty('deletedAt');
    expect(await store.getCollection(id)).not.toHaveProperty('deletedAt');
  }
});

it('an unsubscription and settings of a channel outlast that another device marks it as seen', async () => {
  const { laptop, phone, stores, exchange } = await equalDevices();
  await laptop.updateChannel({ channelUrl, autoSummarize: true });
  await laptop.unsubscribeChannel({ channelUrl });
  await phone.markSeen({});
  await phone.updateChannel({ channelUrl, feedHidden: ['short'] });
  await exchange();
  for (const store of stores) {
    const [row] = await store.listChannels();
    expect(row).toMatchObject({ autoSummarize: true, feedHidden: ['short'], unsubscribedAt: expect.any(Number) });
    expect(row!.lastSeenAt).toBeGreaterThan(row!.unsubscribedAt!);
  }
});

it('a conversation that one device cleared keeps only what was asked after it', async () => {
  const { laptop, phone, stores, exchange } = await equalDevices();
  await laptop.ask({ contentId, question: 'Trains?' });
  await exchange();
  await laptop.clearChat({ contentId });
  await phone.ask({ contentId, question: 'Clocks?' });
  await exchange();
  for (const store of stores) {
    const { messages } = (await store.getChat(`content:${contentId}`))!;
    expect(messages.filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual(['Clocks?']);
  }
});
