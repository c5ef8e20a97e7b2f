import { describe, expect, it } from 'vitest';
import { talkUrl } from '../../test/fake-ports.ts';
import { device, host, library } from '../../test/sync-device.ts';
import { transcript } from '../store/testing/rows-suite.ts';

const contentId = 'web:talk';

it.each([
  ['phone', 'laptop'],
  ['laptop', 'phone'],
])(
  'retain an item that one of them deletes while another changes it, with its note and its conversation, %s first',
  async (...order) => {
    const account = host();
    const devices = { laptop: device(account, 'laptop'), phone: device(account, 'phone') };
    const { laptop, phone } = devices;
    await laptop.client.summarize({ url: talkUrl });
    await laptop.client.updateNote({ contentId, text: 'Trains!' });
    const text = 'Trains run through the old Town Hall of Vienna every day.';
    await laptop.client.addCard({ contentId, source: 'note', text, startTime: 1 });
    await laptop.client.ask({ contentId, question: 'Trains' });
    await laptop.sync();
    await phone.sync();
    await laptop.client.deleteVideo({ id: contentId, forever: true });
    await phone.client.updateVideo({ id: contentId, favourite: true });
    for (const name of [...order, ...order] as ('laptop' | 'phone')[]) await devices[name].sync();
    const all = await library(account.ports);
    expect(all.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['saved', 'summary', 'transcript', 'note', 'chat']));
    for (const { ports } of [laptop, phone]) expect(await library(ports)).toEqual(all);
  },
);

describe.each([
  ['phone', 'laptop'],
  ['laptop', 'phone'],
] as const)('of which one deletes an item forever while another writes about it, %s first', (...order) => {
  const exchange = async (write: (phone: ReturnType<typeof device>) => Promise<unknown>) => {
    const account = host();
    const devices = { laptop: device(account, 'laptop'), phone: device(account, 'phone') };
    const { laptop, phone } = devices;
    await laptop.client.summarize({ url: talkUrl });
    await laptop.client.updateNote({ contentId, text: 'Trains!' });
    await laptop.client.ask({ contentId, question: 'Trains' });
    for (const { sync } of [laptop, phone]) await sync();
    await write(phone);
    await laptop.client.deleteVideo({ id: contentId, forever: true });
    for (const name of [...order, ...order]) await devices[name].sync();
    const all = await library(account.ports);
    for (const { ports } of [laptop, phone]) expect(await library(ports)).toEqual(all);
    return all;
  };

  it('retain the item with a note', async () => {
    // As if the browser had ended before the item was changed too.
    const all = await exchange(({ ports: { store } }) =>
      store.updateNote(contentId, (note) => ({ note: { ...note!, text: 'Trains and clocks!', updatedAt: note!.updatedAt + 1 } })),
    );
    expect(all.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['content', 'saved', 'transcript', 'summary', 'chat']));
    expect(all.find(({ kind }) => kind === 'note')?.value).toMatchObject({ text: 'Trains and clocks!' });
  });

  it('retain the item with a question', async () => {
    const all = await exchange(({ client }) => client.ask({ contentId, question: 'Clocks' }));
    expect(all.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['saved', 'transcript', 'summary', 'note']));
    const messages = all.flatMap(({ kind, value }) => (kind === 'chat' ? value.messages : []));
    expect(messages.map(({ content }) => content)).toContain('Clocks');
  });

  it('delete the item where nothing was written', async () => {
    expect(await exchange(async () => undefined)).toEqual([]);
  });
});

it('restore an item with the transcript that was added to it in the trash of another device', async () => {
  const account = host();
  const [laptop, phone] = [device(account, 'laptop'), device(account, 'phone')];
  await laptop.client.summarize({ url: talkUrl });
  await laptop.client.deleteVideo({ id: contentId });
  for (const { sync } of [laptop, phone]) await sync();
  await laptop.ports.store.putTranscript({ ...transcript, contentId, trackId: 'added' });
  for (const { sync } of [laptop, phone]) await sync();
  expect((await phone.client.listLibrary({})).videos).toEqual([]);
  await phone.client.restoreVideo({ id: contentId });
  expect((await phone.ports.store.getTranscript(contentId, 'added'))?.cues).toEqual(transcript.cues);
  for (const { sync } of [phone, laptop]) await sync();
  for (const { ports } of [laptop, phone]) expect(await library(ports)).toEqual(await library(account.ports));
});

it('send again what the account lost when an item was deleted forever and another device, which had less of it, retained it', async () => {
  const account = host();
  const [laptop, phone] = [device(account, 'laptop'), device(account, 'phone')];
  await laptop.client.summarize({ url: talkUrl });
  for (const { sync } of [laptop, phone]) await sync();
  await laptop.ports.store.putTranscript({ ...transcript, contentId, trackId: 'added' });
  await laptop.sync();
  await account.client.deleteVideo({ id: contentId, forever: true });
  await phone.client.updateVideo({ id: contentId, favourite: true });
  for (const { sync } of [phone, laptop, phone]) await sync();
  expect((await phone.ports.store.getTranscript(contentId, 'added'))?.cues).toEqual(transcript.cues);
  for (const { ports } of [laptop, phone]) expect(await library(ports)).toEqual(await library(account.ports));
});
