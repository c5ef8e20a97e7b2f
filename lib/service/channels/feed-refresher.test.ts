import { describe, expect, it } from 'vitest';
import { type FakeItem, fakeFeeds, rss } from '../../../test/fake-feeds.ts';
import { fakePorts } from '../../../test/fake-ports.ts';
import { serviceClient } from '../../../test/service-client.ts';
import { Failure } from '../../contract/failure.ts';
import type { Ports } from '../../ports/ports.ts';
import { createService } from '../service.ts';

const start = Date.parse('2026-11-21T12:00:00Z');
const hour = 3600_000;
const day = 24 * hour;
const feedOf = (name: string) => `https://${name}.example/feed`;
const opml = (names: string[]) =>
  `<opml><body>${names.map((name) => `<outline text="${name}" xmlUrl="${feedOf(name)}"/>`).join('')}</body></opml>`;
const recent = (id: string, more: Partial<FakeItem> = {}): FakeItem => ({ id, date: '2026-11-21T13:00:00Z', ...more });

function setUp(names: string[] = []) {
  const feeds = fakeFeeds({});
  const publish = (name: string, ...items: FakeItem[]) => {
    feeds.answers[feedOf(name)] = rss(name, items, `https://${name}.example/`);
  };
  for (const name of names) publish(name);
  const clock = { time: start, now: () => ++clock.time };
  const alarms: (number | undefined)[] = [];
  const ports: Ports = { ...fakePorts(), fetch: feeds.fetch, clock, scheduleRefresh: (at) => void alarms.push(at) };
  const open = (over: Partial<Ports> = {}) => {
    const service = createService({ ...ports, ...over });
    return { service, client: serviceClient(service.handlers) };
  };
  const titles = async () => (await ports.store.listFeed({ limit: 99 })).map(({ title }) => title);
  return { ...feeds, publish, clock, alarms, ports, open, titles };
}

describe('refreshing', () => {
  it('keeps its alarm near while it fetches, then sets it for the next feed that is due', async () => {
    const { open, alarms, clock } = setUp(['a', 'b']);
    const { client, service } = open();
    await client.importSubscriptions({ text: opml(['a', 'b']) });
    await service.refresh();
    expect(alarms[0]).toBeLessThan(start + 31_000);
    const next = alarms.at(-1)!;
    expect(next).toBeGreaterThan(start + 30 * 60_000);
    clock.time = next - 1000;
    await service.resume();
    expect(alarms.at(-1)).toBeGreaterThan(next);
    await client.unsubscribeChannel({ channelUrl: feedOf('a') });
    await client.unsubscribeChannel({ channelUrl: feedOf('b') });
    expect(alarms.at(-1)).toBeUndefined();
  });

  it('makes the digest that is due', async () => {
    const { open, ports } = setUp();
    const { client, service } = open();
    await client.updateSettings({ digest: 'daily' });
    expect(await ports.store.getDigest()).toBeUndefined();
    await service.refresh();
    expect(await ports.store.getDigest()).toBeDefined();
  });

  it('fetches what is requested while a digest is made', async () => {
    const { open, ports, clock, requests } = setUp(['a']);
    const { promise: isMade, resolve: make } = Promise.withResolvers<void>();
    const { promise: isStarted, resolve: start } = Promise.withResolvers<void>();
    const store = {
      ...ports.store,
      getDigest: async () => {
        start();
        await isMade;
        return ports.store.getDigest();
      },
    };
    const { client, service } = open({ store });
    await client.subscribeChannel({ channelUrl: feedOf('a') });
    const refreshed = service.refresh();
    await isStarted;
    clock.time += hour;
    const before = requests.length;
    await client.refreshFeed({});
    expect(requests.length).toBe(before + 1);
    make();
    await refreshed;
  });

  it('continues with the remaining channels after its host was killed', async () => {
    const names = Array.from({ length: 30 }, (_, i) => `c${i}`);
    const { open, fetch, requests, titles, publish, alarms } = setUp();
    for (const name of names) publish(name, recent(`of ${name}`));
    const killed = open({
      fetch: (url, options) => (requests.length < 12 ? fetch(url, options) : new Promise(() => undefined)),
    });
    await killed.client.importSubscriptions({ text: opml(names) });
    await expect.poll(async () => (await titles()).length).toBe(12);
    expect(alarms.at(-1)).toBeLessThan(start + 32_000);

    const { service } = open();
    await service.resume();
    expect((await titles()).sort()).toEqual(names.map((name) => `of ${name}`).sort());
    expect(requests).toHaveLength(30);
    expect(new Set(requests).size).toBe(30);
  });

  it('overwrites no change that the user makes meanwhile', async () => {
    const { open, fetch, ports, clock } = setUp(['a', 'b']);
    let release = () => undefined as unknown;
    const gate = new Promise((resolve) => {
      release = () => resolve(undefined);
    });
    let isSlow = false;
    const { client, service } = open({
      fetch: async (url, options) => {
        if (isSlow) await gate;
        return fetch(url, options);
      },
    });
    for (const name of ['a', 'b']) await client.subscribeChannel({ channelUrl: feedOf(name) });
    isSlow = true;
    clock.time += 7 * hour;
    const asking = service.refresh();
    await client.updateChannel({ channelUrl: feedOf('a'), autoSummarize: true });
    const { lastSeenAt } = await client.markSeen({});
    await client.unsubscribeChannel({ channelUrl: feedOf('b') });
    release();
    await asking;
    expect((await client.listChannels({})).channels).toMatchObject([{ title: 'a', autoSummarize: true, lastSeenAt }]);
    expect((await ports.store.listChannels()).every(({ refresh }) => refresh.checkedAt! > start + 7 * hour)).toBe(true);
  });

  it('includes channels added meanwhile, and joins a refresh in progress', async () => {
    const { open, requests } = setUp(['a', 'b']);
    const { client, service } = open();
    await client.importSubscriptions({ text: opml(['a']) });
    await Promise.all([service.refresh(), client.importSubscriptions({ text: opml(['b']) }), service.refresh()]);
    await service.refresh();
    expect(requests).toEqual([feedOf('a'), feedOf('b')]);
  });

  it('continues with the other channels when storage is full for one, and reports it', async () => {
    const { open, ports, titles, publish } = setUp();
    for (const name of ['a', 'b', 'c']) publish(name, recent(`of ${name}`));
    const { addItems } = ports.store;
    const store = {
      ...ports.store,
      addItems: async (...input: Parameters<typeof addItems>) => {
        if (input[1][0]?.title === 'of b') throw new Failure('storageFull');
        return addItems(...input);
      },
    };
    const { client, service } = open({ store });
    await client.importSubscriptions({ text: opml(['a', 'b', 'c']) });
    await expect(service.refresh()).rejects.toMatchObject({ code: 'storageFull' });
    expect((await titles()).sort()).toEqual(['of a', 'of c']);
    await open().service.refresh();
    expect(await titles()).toContain('of b');
  });

  it('deletes a channel a day after it was unsubscribed from', async () => {
    const { open, ports, clock, publish } = setUp();
    publish('a', recent('1'));
    const { client, service } = open();
    await client.subscribeChannel({ channelUrl: feedOf('a') });
    await client.unsubscribeChannel({ channelUrl: feedOf('a') });
    clock.time += day - hour;
    await service.refresh();
    expect(await ports.store.listChannels()).toHaveLength(1);
    clock.time += 2 * hour;
    await service.refresh();
    expect(await ports.store.listChannels()).toEqual([]);
  });

  it('stores the newest items of a channel only', async () => {
    const { open, publish, clock, titles, ports } = setUp();
    const items = Array.from({ length: 250 }, (_, i) => ({ id: `i${i}`, date: new Date(start - i * hour).toISOString() }));
    publish('a', ...items);
    const { client } = open();
    await client.subscribeChannel({ channelUrl: feedOf('a') });
    expect(await titles()).toHaveLength(99);
    publish('a', recent('newest'), ...items);
    clock.time += 7 * hour;
    await client.refreshFeed({});
    expect((await titles())[0]).toBe('newest');
    expect(await (ports as ReturnType<typeof fakePorts>).database.channelItems.count()).toBe(200);
  });
});

describe('automatic summaries', () => {
  const posts = (count: number) =>
    Array.from({ length: count }, (_, i) => recent(`n${i}`, { link: `https://talks.example.org/${i}` }));

  async function withNews(count: number, before: (ports: Ports) => Promise<unknown> = async () => undefined) {
    const world = setUp(['a']);
    await before(world.ports);
    const { client, service } = world.open();
    await client.subscribeChannel({ channelUrl: feedOf('a') });
    await client.updateChannel({ channelUrl: feedOf('a'), autoSummarize: true });
    world.publish('a', ...posts(count));
    world.clock.time += 7 * hour;
    await client.refreshFeed({});
    return { ...world, client, service };
  }
  const queued = async (ports: Ports) => {
    const { tasks } = (ports as ReturnType<typeof fakePorts>).database;
    return (await tasks.toArray()).sort((a, b) => a.createdAt - b.createdAt);
  };

  it('are queued once, for the newest few of the new items, in one batch', async () => {
    const { ports, client, clock } = await withNews(8);
    const first = await queued(ports);
    expect(first.map(({ url }) => url).sort()).toEqual(posts(5).map(({ link }) => link));
    expect(new Set(first.map(({ batchId }) => batchId)).size).toBe(1);
    expect(first[0]!.wish).toEqual({ product: 'summary', detailLevel: expect.any(Number) });
    expect(await ports.store.listPendingSummaries()).toEqual([]);
    clock.time += 7 * hour;
    await client.refreshFeed({});
    expect(await queued(ports)).toHaveLength(5);
  });

  it('use the offline engine unless a spending limit is set', async () => {
    const provider = { id: 'p', kind: 'openaiCompatible', name: 'P', baseUrl: 'https://p.example/v1', model: 'm' } as const;
    const settings = { engine: 'auto', providers: [provider], templates: [] };
    const free = await withNews(1, (ports) => ports.store.updateSettings(() => settings));
    expect((await queued(free.ports))[0]!.wish.model).toBe('offline');
    const capped = await withNews(1, (ports) => ports.store.updateSettings(() => ({ ...settings, spendingCap: 1 })));
    expect((await queued(capped.ports))[0]!.wish).not.toHaveProperty('model');
  });

  it('are not queued for older items, nor unless the user enabled them', async () => {
    const { open, ports, publish, clock } = setUp();
    publish('a', ...posts(3));
    publish('b', ...posts(3));
    const { client } = open();
    await client.subscribeChannel({ channelUrl: feedOf('a') });
    await client.updateChannel({ channelUrl: feedOf('a'), autoSummarize: true });
    await client.subscribeChannel({ channelUrl: feedOf('b') });
    publish('b', ...posts(4));
    clock.time += 7 * hour;
    await client.refreshFeed({});
    expect(await queued(ports)).toEqual([]);
  });

  it('are queued by the next host when the first was killed before it queued them', async () => {
    const { open, ports, publish, clock, fetch } = setUp(['a']);
    const first = open({ store: { ...ports.store, listPendingSummaries: () => new Promise(() => undefined) } });
    await first.client.subscribeChannel({ channelUrl: feedOf('a') });
    await first.client.updateChannel({ channelUrl: feedOf('a'), autoSummarize: true });
    publish('a', ...posts(1));
    clock.time += 7 * hour;
    void first.service.refresh();
    await expect.poll(async () => (await ports.store.listPendingSummaries()).length).toBe(1);
    const second = open({ fetch });
    await second.service.refresh();
    expect(await queued(ports)).toHaveLength(1);
    expect(await ports.store.listPendingSummaries()).toEqual([]);
  });
});
