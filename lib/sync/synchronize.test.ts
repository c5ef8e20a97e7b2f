import { describe, expect, it } from 'vitest';
import { talkUrl } from '../../test/fake-ports.ts';
import { device, host, library } from '../../test/sync-device.ts';
import { Failure } from '../contract/failure.ts';
import { channel, notePicture } from '../store/testing/rows-suite.ts';
import type { RemoteLibrary } from './synchronize.ts';

const contentId = 'web:talk';

describe('devices of an account', () => {
  it('have the same library, whichever of them it started on', async () => {
    const account = host();
    const [laptop, phone] = [device(account, 'laptop'), device(account, 'phone')];
    await laptop.client.summarize({ url: talkUrl });
    await laptop.client.updateNote({ contentId, text: 'Trains!' });
    const { id } = await laptop.client.createCollection({ name: 'Time' });
    await laptop.client.addItem({ collectionId: id, contentId });
    await laptop.sync();
    await phone.sync();
    const all = await library(laptop.ports);
    expect(all.map(({ kind }) => kind).sort()).toEqual(
      ['collection', 'collectionItem', 'content', 'note', 'saved', 'summary', 'transcript'].sort(),
    );
    expect(await library(account.ports)).toEqual(all);
    expect(await library(phone.ports)).toEqual(all);
    expect((await phone.client.getVideo({ id: contentId })).subtitles).toHaveLength(3);
  });

  it('send no records once they are equal', async () => {
    const account = host();
    const laptop = device(account, 'laptop');
    await laptop.client.summarize({ url: talkUrl });
    await laptop.sync();
    const calls: string[] = [];
    const counting = new Proxy(account.client, {
      get(client, name: keyof RemoteLibrary) {
        calls.push(name);
        return client[name];
      },
    });
    await laptop.sync(counting);
    expect(calls).toEqual(['listChanges']);
  });

  it('start over when their account was restored from a backup', async () => {
    const laptop = device(host(), 'laptop');
    await laptop.client.summarize({ url: talkUrl });
    await laptop.client.updateNote({ contentId, text: 'Trains!' });
    await laptop.sync();
    // The second time reads past its own changes.
    await laptop.sync();
    const restored = host();
    await laptop.sync(restored.client);
    expect(await library(restored.ports)).toEqual(await library(laptop.ports));
    await restored.client.updateNote({ contentId, text: 'Trains and towers!' });
    await laptop.sync(restored.client);
    expect(await laptop.client.getNote({ contentId })).toMatchObject({ text: 'Trains and towers!' });
  });

  it('store nothing that arrives after the synchronization was aborted', async () => {
    const account = host();
    const [laptop, phone] = [device(account, 'laptop'), device(account, 'phone')];
    await laptop.client.summarize({ url: talkUrl });
    await laptop.sync();
    const abort = new AbortController();
    const abortingFirst: RemoteLibrary = {
      ...account.client,
      async readUnits(input) {
        abort.abort(new Failure('cancelled'));
        return account.client.readUnits(input);
      },
    };
    await expect(phone.sync(abortingFirst, abort)).rejects.toMatchObject({ code: 'cancelled' });
    expect(await library(phone.ports)).toEqual([]);
  });

  it('delete what one of them deletes, and restore it', async () => {
    const account = host();
    const [laptop, phone] = [device(account, 'laptop'), device(account, 'phone')];
    await laptop.client.summarize({ url: talkUrl });
    await laptop.sync();
    await phone.sync();
    await phone.client.deleteVideo({ id: contentId });
    await phone.sync();
    await laptop.sync();
    expect((await laptop.client.listLibrary({})).videos).toEqual([]);
    await laptop.client.restoreVideo({ id: contentId });
    await laptop.sync();
    await phone.sync();
    expect((await phone.client.listLibrary({})).videos).toHaveLength(1);
    await laptop.client.deleteVideo({ id: contentId, forever: true });
    await laptop.sync();
    await phone.sync();
    expect(await library(account.ports)).toEqual([]);
    expect(await library(phone.ports)).toEqual([]);
  });

  it('forget everything when one of them does, and retain later records', async () => {
    const account = host();
    const [laptop, phone] = [device(account, 'laptop'), device(account, 'phone')];
    await laptop.client.summarize({ url: talkUrl });
    await laptop.sync();
    await phone.sync();
    await laptop.client.forgetEverything({ confirm: true });
    await laptop.client.createCollection({ name: 'Afterwards' });
    await laptop.sync();
    await laptop.sync();
    await phone.sync();
    for (const { ports } of [laptop, account, phone])
      expect((await library(ports)).map(({ kind }) => kind)).toEqual(['collection']);
  });

  it('follow the same channels, with the same seen state and taught names', async () => {
    const account = host();
    const [laptop, phone] = [device(account, 'laptop'), device(account, 'phone')];
    const refresh = { feedUrl: 'https://a.example/feed', platform: 'web', failures: 3, nextAt: 5 };
    const channel = {
      channelId: 'a',
      channelUrl: 'https://a.example/',
      title: 'A',
      addresses: [],
      autoSummarize: false,
      refresh,
    };
    await laptop.ports.store.updateChannels(() => [{ ...channel, lastSeenAt: 10, unseen: 2, subscribedAt: 1 }]);
    await laptop.sync();
    await phone.sync();
    const [there] = await phone.ports.store.listChannels();
    expect(there).toMatchObject({ title: 'A', lastSeenAt: 10, unseen: 0, refresh: { feedUrl: refresh.feedUrl, failures: 0 } });
    const taught = { terms: ['Levain'], rejectedNames: [{ from: 'eleven', to: 'Levain' }] };
    await phone.ports.store.updateChannel('a', (row) => row && { ...row, ...taught, lastSeenAt: 20 });
    await phone.sync();
    await laptop.sync();
    expect((await laptop.ports.store.listChannels())[0]).toMatchObject({ ...taught, lastSeenAt: 20, unseen: 0, refresh });
  });

  it('keep the channels that the account has no place for, and send them again', async () => {
    const account = host();
    let max = 1;
    account.ports.meter.getMaxChannels = async () => max;
    const [laptop, phone] = [device(account, 'laptop'), device(account, 'phone')];
    const ids = Array.from({ length: 30 }, (_, at) => `c${at}`);
    await laptop.ports.store.updateChannels(() => ids.map((id) => channel(id)));
    await laptop.sync();
    expect(laptop.state().refused).toHaveLength(29);
    expect(await laptop.ports.store.listChannels()).toHaveLength(30);
    let writes = 0;
    const counting: RemoteLibrary = {
      ...account.client,
      writeUnits: async (request) => {
        writes += 1;
        return account.client.writeUnits(request);
      },
    };
    await laptop.sync(counting);
    expect([writes, laptop.state().refused?.length]).toEqual([1, 29]);
    // One of them is left, and the plan has more.
    const left = laptop.state().refused![0]!.id;
    await laptop.ports.store.updateChannel(left, (row) => row && { ...row, unsubscribedAt: 5 });
    max = 100;
    await laptop.sync();
    expect(laptop.state().refused ?? []).toEqual([]);
    await phone.sync();
    const subscribed = (await phone.ports.store.listChannels()).filter(({ unsubscribedAt }) => unsubscribedAt === undefined);
    expect(subscribed.map(({ channelId }) => channelId).toSorted()).toEqual(ids.filter((id) => id !== left).toSorted());
  });

  it('continue with other records when the account has no space for one', async () => {
    const account = host();
    const laptop = device(account, 'laptop');
    await laptop.client.summarize({ url: talkUrl });
    await laptop.client.updateNote({ contentId, text: 'Small' });
    const narrow: RemoteLibrary = {
      ...account.client,
      writeUnits: async (request) => {
        if (request.units.some(({ kind }) => kind === 'video')) throw new Failure('tooLarge', 'too much');
        return account.client.writeUnits(request);
      },
    };
    await laptop.sync(narrow);
    expect((await library(account.ports)).map(({ kind }) => kind)).toEqual(['note']);
  });

  it('continue with other records when the account refuses one as damaged, and send it again', async () => {
    const account = host();
    const laptop = device(account, 'laptop');
    await laptop.client.summarize({ url: talkUrl });
    await laptop.client.updateNote({ contentId, text: 'Whole' });
    const { readRecords } = account.ports.engine;
    account.ports.engine.readRecords = async (records) =>
      readRecords(records.map((one) => (one.kind === 'summary' ? { ...one, value: {} } : one)));
    await laptop.sync();
    expect((await library(account.ports)).map(({ kind }) => kind)).toEqual(['note']);
    expect(laptop.state().refused).toEqual([{ kind: 'video', id: contentId }]);
    account.ports.engine.readRecords = readRecords;
    await laptop.sync();
    expect(await library(account.ports)).toEqual(await library(laptop.ports));
    expect(laptop.state()).not.toHaveProperty('refused');
  });

  it('have the same pictures of a note, each sent once', async () => {
    const account = host();
    const [laptop, phone] = [device(account, 'laptop'), device(account, 'phone')];
    await laptop.client.summarize({ url: talkUrl });
    const { time, image, thumbnail } = notePicture('p');
    const { pictureId } = await laptop.client.addNotePicture({ contentId, time, image, thumbnail });
    await laptop.client.updateNote({ contentId, text: `[1:05](#t=65&picture=${pictureId})` });
    await laptop.sync();
    await phone.sync();
    expect(await phone.ports.store.getNotePictures(contentId)).toEqual(await laptop.ports.store.getNotePictures(contentId));
    const { nextCursor } = await account.client.listChanges({ limit: 20 });
    const { updatedAt } = await phone.client.getNote({ contentId });
    await phone.client.updateNote({ contentId, text: 'Without', basedOn: updatedAt! });
    await phone.sync();
    const { changes } = await account.client.listChanges({ cursor: nextCursor, limit: 20 });
    expect(changes.map(({ kind }) => kind)).not.toContain('picture');
    await phone.ports.store.deleteNotePicture(pictureId);
    await phone.sync();
    await laptop.sync();
    for (const { ports } of [account, laptop]) expect(await ports.store.getNotePictures(contentId)).toEqual([]);
  });

  it('report when they can’t catch up', async () => {
    const account = host();
    const laptop = device(account, 'laptop');
    await laptop.client.summarize({ url: talkUrl });
    const stale: RemoteLibrary = {
      ...account.client,
      writeUnits: async ({ units }) => ({ success: true, stale: units.map(({ kind, id }) => ({ kind, id })), refused: [] }),
    };
    await expect(laptop.sync(stale)).rejects.toMatchObject({ code: 'timeout' });
    await laptop.sync();
    expect(await library(account.ports)).toEqual(await library(laptop.ports));
  });

  it('retain their own settings when the library is forgotten on another device', async () => {
    const account = host();
    const [laptop, phone] = [device(account, 'laptop'), device(account, 'phone')];
    await phone.client.saveProvider({
      id: 'home',
      kind: 'openaiCompatible',
      name: 'Home',
      baseUrl: 'http://localhost:1/v1',
      model: 'small',
    });
    await laptop.client.summarize({ url: talkUrl });
    await laptop.sync();
    await phone.sync();
    await laptop.client.forgetEverything({ confirm: true });
    await laptop.sync();
    await phone.sync();
    expect(await library(phone.ports)).toEqual([]);
    expect((await phone.client.getSettings({})).providers).toMatchObject([{ id: 'home' }]);
  });

  it('converge wherever they were interrupted', async () => {
    for (let failing = 0; failing < 12; failing++) {
      const account = host();
      const [laptop, phone] = [device(account, 'laptop'), device(account, 'phone')];
      await laptop.client.summarize({ url: talkUrl });
      await laptop.client.updateNote({ contentId, text: 'Laptop' });
      await phone.client.summarize({ url: talkUrl });
      await phone.client.updateNote({ contentId, text: 'Phone' });
      let calls = 0;
      const failingOnce = new Proxy(account.client, {
        get:
          (client, name: keyof RemoteLibrary) =>
          async (...given: unknown[]) => {
            // Completed on the server, while its response was lost.
            const answer = await (client[name] as (...given: unknown[]) => Promise<unknown>)(...given);
            if (calls++ === failing) throw new Failure('offline', 'gone');
            return answer;
          },
      });
      await laptop.sync(failingOnce).catch(() => undefined);
      await phone.sync(failingOnce).catch(() => undefined);
      await laptop.sync();
      await phone.sync();
      await laptop.sync();
      const all = await library(account.ports);
      expect(await library(laptop.ports)).toEqual(all);
      expect(await library(phone.ports)).toEqual(all);
      const texts = all.flatMap(({ kind, value }) => (kind === 'note' || kind === 'noteVersion' ? value.text : []));
      expect(new Set(texts)).toEqual(new Set(['Laptop', 'Phone']));
    }
  });
});
