import { beforeEach, describe, expect, it } from 'vitest';
import { type FakePorts, fakePorts, talkUrl } from '../../../test/fake-ports.ts';
import { serviceClient } from '../../../test/service-client.ts';
import { breadRecords } from '../../export/fixtures/records.ts';
import { type LibraryRecord, type LibraryRecords, type RecordKind, recordKinds } from '../../ports/library-records.ts';
import { createService } from '../service.ts';

const bread = breadRecords.toSorted((a, b) => recordKinds.indexOf(a.kind) - recordKinds.indexOf(b.kind));

describe('an import', () => {
  let ports: FakePorts;
  let client: ReturnType<typeof serviceClient>;
  beforeEach(() => {
    ports = fakePorts();
    client = serviceClient(createService(ports).handlers);
  });

  async function library(): Promise<LibraryRecord[]> {
    const records: unknown[] = [];
    let cursor: string | undefined;
    do {
      const page = await client.exportLibrary({ cursor });
      records.push(...page.records);
      cursor = page.nextCursor;
    } while (cursor);
    return records as LibraryRecord[];
  }
  const firstOf = async <Kind extends RecordKind>(kind: Kind) =>
    (await library()).find((record) => record.kind === kind)?.value as LibraryRecords[Kind];
  async function bring(records: LibraryRecord[]) {
    const { importId } = await client.beginImport({});
    await client.addToImport({ importId, part: 0, records });
    return client.commitImport({ importId });
  }

  it('restores every record into an empty library unchanged', async () => {
    const { importId, status } = await client.beginImport({ bytes: 1000 });
    expect(status).toBe('open');
    await client.addToImport({ importId, part: 0, records: bread.slice(0, 5) });
    await client.addToImport({ importId, part: 1, records: bread.slice(5) });
    expect(await library()).toEqual([]);
    const ended = await client.commitImport({ importId });
    expect(ended).toEqual({
      importId,
      status: 'completed',
      added: { videos: 1, notes: 1, collections: 1, channels: 1 },
    });
    expect(await library()).toEqual(bread);
    // The response may have been lost.
    expect(await client.commitImport({ importId })).toEqual(ended);
    expect(await client.getImport({ importId })).toEqual(ended);
    expect(await library()).toEqual(bread);
  });

  it('reports the channels beyond the limit of the plan', async () => {
    ports.meter.getMaxChannels = async () => 0;
    const ended = await bring(bread);
    expect(ended).toMatchObject({ added: { videos: 1, channels: 0 }, refused: { channels: 1 } });
    expect(await client.getImport({ importId: ended.importId })).toEqual(ended);
    expect(await ports.store.listChannels()).toEqual([]);
  });

  it.each(['', '/relative', 'file:///etc/passwd', 'data:text/html,x'])(
    'leaves a media item at %j without an address, which calls name as the reason',
    async (sourceUrl) => {
      await bring(
        bread.map((record) => (record.kind === 'content' ? { kind: 'content', value: { ...record.value, sourceUrl } } : record)),
      );
      const { contentId } = await firstOf('content');
      expect((await firstOf('content')).sourceUrl).toBe('');
      await expect(client.extractVisuals({ contentId })).rejects.toMatchObject({ code: 'noMedia' });
      await expect(client.searchTranscript({ contentId, query: 'bread' })).rejects.toMatchObject({ code: 'noMedia' });
    },
  );

  it('is refused while a part is missing', async () => {
    const { importId } = await client.beginImport({});
    await client.addToImport({ importId, part: 0, records: bread.slice(0, 5) });
    await client.addToImport({ importId, part: 2, records: bread.slice(6) });
    await expect(client.commitImport({ importId })).rejects.toMatchObject({ code: 'invalid', details: { missing: [1] } });
    expect(await library()).toEqual([]);
    await client.addToImport({ importId, part: 1, records: bread.slice(5, 6) });
    await client.commitImport({ importId });
    expect(await library()).toEqual(bread);
  });

  it('makes its records searchable and refreshes its channels', async () => {
    const records = bread.map((record) =>
      record.kind === 'saved'
        ? { ...record, value: { contentId: 'youtube:a', tags: [], favourite: false, createdAt: 1, updatedAt: 1 } }
        : record,
    ) as LibraryRecord[];
    let settled: number | undefined;
    ports.scheduleRefresh = (time) => {
      settled = time;
    };
    await bring(records);
    expect(settled).toBeGreaterThan(0);
    expect((await client.searchLibrary({ keyword: 'Brot' })).results).toMatchObject([{ contentId: 'youtube:a' }]);
  });

  it('removes nothing from a library that has records', async () => {
    await client.summarize({ url: talkUrl });
    await client.updateNote({ contentId: 'web:talk', text: 'Here' });
    const { id } = await client.saveProvider({ kind: 'anthropic', name: 'Mine', model: 'm', apiKey: 'key' });
    await client.setRetention({ keepDays: 100 });
    const before = await library();
    const talk = { contentId: 'web:talk', tags: ['theirs'], favourite: true, createdAt: 1, updatedAt: 2e14, deletedAt: 1 };
    const settings = bread[0]!.value as LibraryRecords['settings'];
    const provider = { id, kind: 'anthropic', name: 'Theirs', baseUrl: 'https://evil.example/v1', model: 'm' } as const;
    await bring([
      { kind: 'settings', value: { ...settings, engine: 'p', keepDays: 1, providers: [provider, ...settings.providers] } },
      { kind: 'saved', value: talk },
      { kind: 'note', value: { contentId: 'web:talk', text: 'Theirs', createdAt: 1, updatedAt: 2e14 } },
      { kind: 'channel', value: bread[1]!.value as LibraryRecords['channel'] },
      { kind: 'channelItem', value: bread[2]!.value as LibraryRecords['channelItem'] },
      { kind: 'content', value: { ...(bread[3]!.value as LibraryRecords['content']), contentId: 'web:talk', title: 'Theirs' } },
    ]);
    const after = await library();
    const ofKinds = (kinds: RecordKind[], records: LibraryRecord[]) => records.filter(({ kind }) => kinds.includes(kind));
    expect(ofKinds(['content', 'note', 'summary', 'transcript'], after)).toEqual(
      ofKinds(['content', 'note', 'summary', 'transcript'], before),
    );
    expect(await firstOf('saved')).toMatchObject({ tags: ['theirs'], favourite: true });
    expect(await firstOf('saved')).not.toHaveProperty('deletedAt');
    expect((await client.listVersions({ contentId: 'web:talk', of: 'note' })).versions).toMatchObject([
      { text: 'Theirs', replacedBy: 'import' },
    ]);
    const merged = await client.getSettings({});
    expect(merged.engine).toBe('auto');
    expect(merged.providers).toMatchObject([
      { id, name: 'Mine', hasKey: true },
      { id: 'p', hasKey: false },
    ]);
    expect(merged.providers[0]).not.toHaveProperty('baseUrl');
    expect((await client.getStorage({})).keepDays).toBe(100);
    expect(await firstOf('channel')).toMatchObject({ autoSummarize: false });
    expect(await firstOf('channelItem')).not.toHaveProperty('summarizeAt');
  });

  it('never assigns a stored secret to an imported provider', async () => {
    await ports.secrets.set('left', 'key');
    const settings = bread[0]!.value as LibraryRecords['settings'];
    const providers = ['left', 'workspace', 'new'].map((id) => ({ ...settings.providers[0]!, id }));
    await bring([{ kind: 'settings', value: { ...settings, providers } }]);
    expect((await firstOf('settings')).providers.map(({ id }) => id)).toEqual(['new']);
  });

  it('has the same result when a file is imported twice', async () => {
    await bring(bread);
    await client.updateNote({ contentId: 'youtube:a', text: 'Other' });
    await bring(bread);
    const once = await library();
    await bring(bread);
    expect(await library()).toEqual(once);
  });

  it('is the only open one', async () => {
    const { importId } = await client.beginImport({});
    await expect(client.beginImport({})).rejects.toMatchObject({ code: 'invalid', details: { file: 'busy' } });
    await client.cancelImport({ importId });
    const second = await client.beginImport({});
    await expect(client.addToImport({ importId, part: 0, records: bread })).rejects.toMatchObject({ code: 'notFound' });
    // It was idle for a minute.
    const now = ports.clock.now();
    ports.clock.now = () => now + 61_000;
    const third = await client.beginImport({});
    expect(third.importId).not.toBe(second.importId);
    await expect(client.commitImport({ importId: second.importId })).rejects.toMatchObject({ code: 'notFound' });
  });

  it('is replaced as soon as its caller has gone, where the host can detect that', async () => {
    const { importId } = await client.beginImport({});
    const living = new Set([importId]);
    ports.isImportHeld = async (id) => living.has(id);
    const now = ports.clock.now();
    ports.clock.now = () => now + 10 * 60_000;
    await expect(client.beginImport({})).rejects.toMatchObject({ code: 'invalid', details: { file: 'busy' } });
    ports.clock.now = () => now;
    living.clear();
    const second = await client.beginImport({});
    expect(second.importId).not.toBe(importId);
  });

  it('can be canceled until it is committed', async () => {
    const { importId } = await client.beginImport({});
    await client.addToImport({ importId, part: 0, records: bread });
    await client.cancelImport({ importId });
    await expect(client.commitImport({ importId })).rejects.toMatchObject({ code: 'notFound' });
    expect(await library()).toEqual([]);
    await bring(bread);
    const ended = (await ports.store.getImport())!.importId;
    expect(await client.cancelImport({ importId: ended })).toEqual({ success: true });
    expect(await library()).toEqual(bread);
  });

  it('reports progress while it is committed', async () => {
    const { importId } = await client.beginImport({});
    for (const part of [0, 1]) await client.addToImport({ importId, part, records: bread });
    const { commitImport } = ports.store;
    const states: Promise<unknown>[] = [client.getImport({ importId })];
    const { promise: committing, resolve } = Promise.withResolvers<void>();
    // Prepared outside: a call from inside would belong to the store's transaction.
    states.push(committing.then(() => client.getImport({ importId })));
    ports.store.commitImport = (id, rules, run) =>
      commitImport(id, rules, {
        ...run,
        onProgress(...step) {
          run.onProgress(...step);
          resolve();
        },
      });
    await client.commitImport({ importId });
    const [first, second] = await Promise.all(states);
    expect(first).toEqual({ importId, status: 'open' });
    expect(second).toMatchObject({ importId, status: 'committing', progress: { total: 2 } });
  });

  it('can be canceled during its commit', async () => {
    const { importId } = await client.beginImport({});
    await client.addToImport({ importId, part: 0, records: bread });
    const { commitImport } = ports.store;
    ports.store.commitImport = (id, rules, run) =>
      commitImport(id, rules, {
        ...run,
        onProgress(done, total) {
          run.onProgress(done, total);
          if (done === 0) void client.cancelImport({ importId });
        },
      });
    await expect(client.commitImport({ importId })).rejects.toMatchObject({ code: 'cancelled' });
    expect(await library()).toEqual([]);
  });

  it('leaves the library unchanged when storage is full', async () => {
    const { importId } = await client.beginImport({});
    await client.addToImport({ importId, part: 0, records: bread });
    ports.database.transcripts.hook('creating', () => {
      throw new DOMException('no space left', 'QuotaExceededError');
    });
    await expect(client.commitImport({ importId })).rejects.toMatchObject({ code: 'storageFull' });
    expect(await library()).toEqual([]);
    expect(await ports.database.staged.count()).toBe(0);
    ports.disk.estimate = async () => ({ usage: 0, quota: 100e6 });
    await client.beginImport({ bytes: 1e6 });
    await client.cancelImport({ importId: (await ports.store.getImport())!.importId });
    await expect(client.beginImport({ bytes: 50e6 })).rejects.toMatchObject({ code: 'storageFull' });
  });

  const record = bread[3]! as { kind: 'content'; value: LibraryRecords['content'] };
  it.each<[string, unknown]>([
    ['a kind that is none', { kind: 'key', value: {} }],
    ['a kind that objects inherit', { kind: 'constructor', value: {} }],
    ['a record without a title', { kind: 'content', value: { ...record.value, title: undefined } }],
    ['a script for an address', { kind: 'content', value: { ...record.value, sourceUrl: 'javascript:alert(1)' } }],
    ['a record that is none', { kind: 'content', value: null }],
    ['no record at all', 'record'],
  ])('rejects %s', async (_name, bad) => {
    const { importId } = await client.beginImport({});
    const add = client.addToImport({ importId, part: 0, records: [record, bad as typeof record] });
    await expect(add).rejects.toMatchObject({ code: 'invalid' });
    expect(await client.commitImport({ importId })).toMatchObject({ added: { videos: 0 } });
    expect(await library()).toEqual([]);
  });

  it('drops unknown fields', async () => {
    const { importId } = await client.beginImport({});
    await client.addToImport({ importId, part: 0, records: [{ ...record, value: { ...record.value, admin: true } }] });
    await client.commitImport({ importId });
    expect(await library()).toEqual([record]);
  });

  it.each(['getImport', 'commitImport', 'cancelImport'] as const)('%s rejects an unknown import', async (name) => {
    await expect(client[name]({ importId: 'none' })).rejects.toMatchObject({ code: 'notFound' });
  });
});
